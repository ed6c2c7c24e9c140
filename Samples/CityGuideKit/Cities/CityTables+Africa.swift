extension CityTables {
    static let africa = """
        DZ Algeria
        Algiers / Alger; 3400; 36.8; 3.1
        Oran; 1500; 35.7; -0.6
        AO Angola
        Luanda; 9000; -8.8; 13.2
        BJ Benin
        Cotonou; 680; 6.4; 2.4
        BW Botswana
        Gaborone; 250; -24.7; 25.9
        BF Burkina Faso
        Ouagadougou; 2450; 12.4; -1.5
        CM Cameroon
        Douala; 3900; 4.1; 9.7
        Yaoundé; 4300; 3.9; 11.5
        CV Cape Verde
        Praia; 160; 14.9; -23.5
        TD Chad
        N'Djamena; 1600; 12.1; 15.0
        CD DR Congo
        Kinshasa; 16000; -4.3; 15.3
        Lubumbashi; 2800; -11.7; 27.5
        DJ Djibouti
        Djibouti; 600; 11.6; 43.1
        EG Egypt
        Cairo; 10000; 30.0; 31.2
        Alexandria; 5400; 31.2; 29.9
        Luxor; 420; 25.7; 32.6
        ER Eritrea
        Asmara; 960; 15.3; 38.9
        ET Ethiopia
        Addis Ababa / አዲስ አበባ; 3900; 9.0; 38.7
        GA Gabon
        Libreville; 700; 0.4; 9.5
        GH Ghana
        Accra; 2600; 5.6; -0.2
        Kumasi; 3300; 6.7; -1.6
        GN Guinea
        Conakry; 1660; 9.6; -13.6
        CI Ivory Coast
        Abidjan; 5600; 5.4; -4.0
        KE Kenya
        Nairobi; 4400; -1.3; 36.8
        Mombasa; 1200; -4.0; 39.7
        LY Libya
        Tripoli; 1180; 32.9; 13.2
        MG Madagascar
        Antananarivo; 1300; -18.9; 47.5
        MW Malawi
        Lilongwe; 990; -14.0; 33.8
        ML Mali
        Bamako; 2700; 12.6; -8.0
        MR Mauritania
        Nouakchott; 1200; 18.1; -16.0
        MU Mauritius
        Port Louis; 150; -20.2; 57.5
        MA Morocco
        Casablanca; 3300; 33.6; -7.6
        Rabat; 580; 34.0; -6.8
        Marrakesh; 930; 31.6; -8.0
        Fès; 1110; 34.0; -5.0
        MZ Mozambique
        Maputo; 1100; -26.0; 32.6
        NA Namibia
        Windhoek; 430; -22.6; 17.1
        NE Niger
        Niamey; 1300; 13.5; 2.1
        NG Nigeria
        Lagos; 15000; 6.5; 3.4
        Abuja; 3600; 9.1; 7.5
        Kano; 4100; 12.0; 8.5
        RW Rwanda
        Kigali; 1130; -1.9; 30.1
        SN Senegal
        Dakar; 1200; 14.7; -17.5
        SL Sierra Leone
        Freetown; 1060; 8.5; -13.2
        SO Somalia
        Mogadishu; 2500; 2.0; 45.3
        ZA South Africa
        Johannesburg; 5600; -26.2; 28.0
        Cape Town / Kaapstad; 4000; -33.9; 18.4
        Durban; 3700; -29.9; 31.0
        Pretoria; 2500; -25.7; 28.2
        SD Sudan
        Khartoum; 5300; 15.6; 32.5
        TZ Tanzania
        Dar es Salaam; 5400; -6.8; 39.3
        Dodoma; 410; -6.2; 35.7
        TG Togo
        Lomé; 840; 6.1; 1.2
        TN Tunisia
        Tunis; 640; 36.8; 10.2
        UG Uganda
        Kampala; 1680; 0.3; 32.6
        ZM Zambia
        Lusaka; 2200; -15.4; 28.3
        ZW Zimbabwe
        Harare; 1490; -17.8; 31.0
        """
}
