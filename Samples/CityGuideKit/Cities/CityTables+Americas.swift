extension CityTables {
    static let americas = """
        AR Argentina
        Buenos Aires; 3100; -34.6; -58.4
        Córdoba; 1500; -31.4; -64.2
        Rosario; 1030; -32.9; -60.7
        Mendoza; 120; -32.9; -68.8
        Ushuaia; 80; -54.8; -68.3
        BS Bahamas
        Nassau; 300; 25.0; -77.3
        BB Barbados
        Bridgetown; 110; 13.1; -59.6
        BO Bolivia
        La Paz; 760; -16.5; -68.1
        Santa Cruz de la Sierra; 1450; -17.8; -63.2
        Sucre; 300; -19.0; -65.3
        BR Brazil
        São Paulo; 11500; -23.6; -46.6
        Rio de Janeiro; 6200; -22.9; -43.2
        Brasília; 2800; -15.8; -47.9
        Salvador; 2400; -13.0; -38.5
        Fortaleza; 2400; -3.7; -38.5
        Belo Horizonte; 2300; -19.9; -43.9
        Manaus; 2060; -3.1; -60.0
        Curitiba; 1770; -25.4; -49.3
        Recife; 1490; -8.1; -34.9
        Porto Alegre; 1330; -30.0; -51.2
        Belém; 1300; -1.5; -48.5
        CA Canada
        Toronto; 2800; 43.7; -79.4
        Montréal; 1760; 45.5; -73.6
        Calgary; 1310; 51.0; -114.1
        Ottawa; 1020; 45.4; -75.7
        Edmonton; 1010; 53.5; -113.5
        Vancouver; 660; 49.3; -123.1
        Québec; 550; 46.8; -71.2
        Halifax; 440; 44.6; -63.6
        Whitehorse; 28; 60.7; -135.1
        CL Chile
        Santiago; 6300; -33.4; -70.7
        Valparaíso; 300; -33.0; -71.6
        Concepción; 230; -36.8; -73.0
        Punta Arenas; 125; -53.2; -70.9
        CO Colombia
        Bogotá; 7900; 4.7; -74.1
        Medellín; 2600; 6.2; -75.6
        Cali; 2280; 3.5; -76.5
        Cartagena; 1060; 10.4; -75.5
        CR Costa Rica
        San José; 340; 9.9; -84.1
        CU Cuba
        Havana / La Habana; 2140; 23.1; -82.4
        DO Dominican Republic
        Santo Domingo; 1030; 18.5; -69.9
        EC Ecuador
        Quito; 1780; -0.2; -78.5
        Guayaquil; 2750; -2.2; -79.9
        Cuenca; 360; -2.9; -79.0
        SV El Salvador
        San Salvador; 570; 13.7; -89.2
        GL Greenland
        Nuuk; 20; 64.2; -51.7
        GT Guatemala
        Guatemala City; 1200; 14.6; -90.5
        GY Guyana
        Georgetown; 120; 6.8; -58.2
        HT Haiti
        Port-au-Prince; 1200; 18.5; -72.3
        HN Honduras
        Tegucigalpa; 1200; 14.1; -87.2
        JM Jamaica
        Kingston; 660; 18.0; -76.8
        MX Mexico
        Mexico City / Ciudad de México; 9200; 19.4; -99.1
        Tijuana; 1810; 32.5; -117.0
        Puebla; 1540; 19.0; -98.2
        Guadalajara; 1390; 20.7; -103.3
        Monterrey; 1140; 25.7; -100.3
        Mérida; 920; 21.0; -89.6
        Oaxaca; 270; 17.1; -96.7
        NI Nicaragua
        Managua; 1060; 12.1; -86.3
        PA Panama
        Panama City; 880; 9.0; -79.5
        PY Paraguay
        Asunción; 520; -25.3; -57.6
        PE Peru
        Lima; 10000; -12.0; -77.0
        Arequipa; 1010; -16.4; -71.5
        Cusco / Qusqu; 430; -13.5; -72.0
        SR Suriname
        Paramaribo; 240; 5.9; -55.2
        TT Trinidad and Tobago
        Port of Spain; 37; 10.7; -61.5
        US United States
        New York; 8300; 40.7; -74.0
        Los Angeles; 3800; 34.1; -118.2
        Chicago; 2700; 41.9; -87.6
        Houston; 2300; 29.8; -95.4
        Phoenix; 1640; 33.4; -112.1
        Philadelphia; 1570; 40.0; -75.2
        San Antonio; 1470; 29.4; -98.5
        San Diego; 1380; 32.7; -117.2
        Dallas; 1300; 32.8; -96.8
        Austin; 970; 30.3; -97.7
        San Francisco; 810; 37.8; -122.4
        Seattle; 750; 47.6; -122.3
        Denver; 710; 39.7; -105.0
        Washington; 690; 38.9; -77.0
        Boston; 650; 42.4; -71.1
        Portland; 640; 45.5; -122.7
        Las Vegas; 650; 36.2; -115.1
        Atlanta; 500; 33.7; -84.4
        Miami; 450; 25.8; -80.2
        Minneapolis; 430; 45.0; -93.3
        New Orleans; 370; 30.0; -90.1
        Honolulu; 340; 21.3; -157.9
        Anchorage; 290; 61.2; -149.9
        UY Uruguay
        Montevideo; 1300; -34.9; -56.2
        VE Venezuela
        Caracas; 2100; 10.5; -66.9
        Maracaibo; 1900; 10.6; -71.6
        """
}
