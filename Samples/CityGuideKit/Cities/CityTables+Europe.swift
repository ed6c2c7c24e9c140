extension CityTables {
    static let europe = """
        AL Albania
        Tirana; 420; 41.3; 19.8
        AT Austria
        Vienna / Wien; 1980; 48.2; 16.4
        Graz; 300; 47.1; 15.4
        Linz; 210; 48.3; 14.3
        Salzburg; 155; 47.8; 13.0
        Innsbruck; 130; 47.3; 11.4
        BY Belarus
        Minsk / Мінск; 1990; 53.9; 27.6
        BE Belgium
        Brussels / Bruxelles; 1220; 50.9; 4.4
        Antwerp / Antwerpen; 540; 51.2; 4.4
        Ghent / Gent; 270; 51.1; 3.7
        Liège; 195; 50.6; 5.6
        Bruges / Brugge; 120; 51.2; 3.2
        BA Bosnia and Herzegovina
        Sarajevo; 275; 43.9; 18.4
        Mostar; 105; 43.3; 17.8
        BG Bulgaria
        Sofia / София; 1280; 42.7; 23.3
        Plovdiv / Пловдив; 340; 42.1; 24.7
        Varna / Варна; 330; 43.2; 27.9
        HR Croatia
        Zagreb; 770; 45.8; 16.0
        Split; 160; 43.5; 16.4
        Dubrovnik; 40; 42.7; 18.1
        CY Cyprus
        Nicosia / Λευκωσία; 330; 35.2; 33.4
        CZ Czechia
        Prague / Praha; 1360; 50.1; 14.4
        Brno; 400; 49.2; 16.6
        Plzeň; 180; 49.7; 13.4
        DK Denmark
        Copenhagen / København; 660; 55.7; 12.6
        Aarhus; 290; 56.2; 10.2
        Odense; 180; 55.4; 10.4
        EE Estonia
        Tallinn; 450; 59.4; 24.8
        Tartu; 97; 58.4; 26.7
        FI Finland
        Helsinki; 670; 60.2; 24.9
        Tampere; 255; 61.5; 23.8
        Turku; 200; 60.5; 22.3
        Oulu; 215; 65.0; 25.5
        FR France
        Paris; 2100; 48.9; 2.4
        Marseille; 870; 43.3; 5.4
        Lyon; 520; 45.8; 4.8
        Toulouse; 500; 43.6; 1.4
        Nice; 345; 43.7; 7.3
        Nantes; 320; 47.2; -1.6
        Strasbourg; 290; 48.6; 7.8
        Bordeaux; 260; 44.8; -0.6
        Lille; 235; 50.6; 3.1
        Orléans; 115; 47.9; 1.9
        DE Germany
        Berlin; 3700; 52.5; 13.4
        Hamburg; 1900; 53.6; 10.0
        Munich / München; 1500; 48.1; 11.6
        Cologne / Köln; 1080; 50.9; 7.0
        Frankfurt; 770; 50.1; 8.7
        Stuttgart; 630; 48.8; 9.2
        Düsseldorf; 620; 51.2; 6.8
        Leipzig; 610; 51.3; 12.4
        Dresden; 560; 51.1; 13.7
        Hanover / Hannover; 540; 52.4; 9.7
        Nuremberg / Nürnberg; 520; 49.5; 11.1
        Bremen; 570; 53.1; 8.8
        Heidelberg; 160; 49.4; 8.7
        GR Greece
        Athens / Αθήνα; 640; 38.0; 23.7
        Thessaloniki / Θεσσαλονίκη; 320; 40.6; 22.9
        Heraklion / Ηράκλειο; 180; 35.3; 25.1
        HU Hungary
        Budapest; 1690; 47.5; 19.1
        Debrecen; 200; 47.5; 21.6
        Szeged; 160; 46.3; 20.1
        Győr; 130; 47.7; 17.6
        IS Iceland
        Reykjavík; 140; 64.1; -21.9
        Akureyri; 20; 65.7; -18.1
        IE Ireland
        Dublin / Baile Átha Cliath; 590; 53.3; -6.3
        Cork / Corcaigh; 220; 51.9; -8.5
        Galway / Gaillimh; 86; 53.3; -9.1
        IT Italy
        Rome / Roma; 2750; 41.9; 12.5
        Milan / Milano; 1370; 45.5; 9.2
        Naples / Napoli; 910; 40.9; 14.3
        Turin / Torino; 850; 45.1; 7.7
        Palermo; 630; 38.1; 13.4
        Genoa / Genova; 560; 44.4; 8.9
        Bologna; 390; 44.5; 11.3
        Florence / Firenze; 360; 43.8; 11.3
        Venice / Venezia; 250; 45.4; 12.3
        LV Latvia
        Riga / Rīga; 605; 56.9; 24.1
        LT Lithuania
        Vilnius; 600; 54.7; 25.3
        Kaunas; 300; 54.9; 23.9
        LU Luxembourg
        Luxembourg; 130; 49.6; 6.1
        MT Malta
        Valletta; 6; 35.9; 14.5
        MD Moldova
        Chișinău; 530; 47.0; 28.8
        MC Monaco
        Monaco; 39; 43.7; 7.4
        ME Montenegro
        Podgorica; 180; 42.4; 19.3
        NL Netherlands
        Amsterdam; 920; 52.4; 4.9
        Rotterdam; 660; 51.9; 4.5
        The Hague / Den Haag; 560; 52.1; 4.3
        Utrecht; 365; 52.1; 5.1
        Eindhoven; 240; 51.4; 5.5
        MK North Macedonia
        Skopje / Скопје; 530; 42.0; 21.4
        NO Norway
        Oslo; 710; 59.9; 10.8
        Bergen; 290; 60.4; 5.3
        Trondheim; 210; 63.4; 10.4
        Stavanger; 145; 59.0; 5.7
        Tromsø; 77; 69.6; 19.0
        PL Poland
        Warsaw / Warszawa; 1860; 52.2; 21.0
        Kraków; 800; 50.1; 19.9
        Wrocław; 670; 51.1; 17.0
        Łódź; 660; 51.8; 19.5
        Poznań; 540; 52.4; 16.9
        Gdańsk; 485; 54.4; 18.6
        Szczecin; 390; 53.4; 14.6
        PT Portugal
        Lisbon / Lisboa; 545; 38.7; -9.1
        Porto; 230; 41.2; -8.6
        Braga; 195; 41.5; -8.4
        Coimbra; 140; 40.2; -8.4
        RO Romania
        Bucharest / București; 1720; 44.4; 26.1
        Cluj-Napoca; 290; 46.8; 23.6
        Timișoara; 250; 45.8; 21.2
        Iași; 270; 47.2; 27.6
        RU Russia
        Moscow / Москва; 13000; 55.8; 37.6
        Saint Petersburg / Санкт-Петербург; 5600; 59.9; 30.3
        Novosibirsk / Новосибирск; 1630; 55.0; 82.9
        Yekaterinburg / Екатеринбург; 1540; 56.8; 60.6
        Kazan / Казань; 1310; 55.8; 49.1
        Vladivostok / Владивосток; 600; 43.1; 131.9
        RS Serbia
        Belgrade / Београд; 1200; 44.8; 20.5
        Novi Sad / Нови Сад; 260; 45.3; 19.8
        SK Slovakia
        Bratislava; 475; 48.1; 17.1
        Košice; 225; 48.7; 21.3
        SI Slovenia
        Ljubljana; 285; 46.1; 14.5
        ES Spain
        Madrid; 3300; 40.4; -3.7
        Barcelona; 1650; 41.4; 2.2
        Valencia / València; 800; 39.5; -0.4
        Seville / Sevilla; 680; 37.4; -6.0
        Zaragoza; 680; 41.7; -0.9
        Málaga; 585; 36.7; -4.4
        Bilbao / Bilbo; 345; 43.3; -2.9
        A Coruña; 245; 43.4; -8.4
        SE Sweden
        Stockholm; 985; 59.3; 18.1
        Gothenburg / Göteborg; 600; 57.7; 12.0
        Malmö; 360; 55.6; 13.0
        Uppsala; 240; 59.9; 17.6
        Umeå; 130; 63.8; 20.3
        CH Switzerland
        Zürich; 430; 47.4; 8.5
        Geneva / Genève; 205; 46.2; 6.1
        Basel; 175; 47.6; 7.6
        Bern; 135; 46.9; 7.4
        Lausanne; 140; 46.5; 6.6
        UA Ukraine
        Kyiv / Київ; 2950; 50.5; 30.5
        Kharkiv / Харків; 1420; 50.0; 36.2
        Odesa / Одеса; 1010; 46.5; 30.7
        Lviv / Львів; 720; 49.8; 24.0
        GB United Kingdom
        London; 8900; 51.5; -0.1
        Birmingham; 1140; 52.5; -1.9
        Glasgow; 620; 55.9; -4.3
        Manchester; 550; 53.5; -2.2
        Liverpool; 490; 53.4; -3.0
        Edinburgh; 510; 55.9; -3.2
        Bristol; 470; 51.5; -2.6
        Cardiff / Caerdydd; 360; 51.5; -3.2
        Belfast; 345; 54.6; -5.9
        """
}
