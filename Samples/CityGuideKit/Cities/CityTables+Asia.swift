extension CityTables {
    static let asia = """
        AF Afghanistan
        Kabul; 4600; 34.5; 69.2
        AM Armenia
        Yerevan / Երևան; 1090; 40.2; 44.5
        AZ Azerbaijan
        Baku / Bakı; 2300; 40.4; 49.9
        BD Bangladesh
        Dhaka; 10300; 23.8; 90.4
        Chattogram; 3200; 22.3; 91.8
        BT Bhutan
        Thimphu; 115; 27.5; 89.6
        KH Cambodia
        Phnom Penh; 2300; 11.6; 104.9
        CN China
        Beijing / 北京; 21900; 39.9; 116.4
        Shanghai / 上海; 24900; 31.2; 121.5
        Guangzhou / 广州; 18700; 23.1; 113.3
        Shenzhen / 深圳; 17600; 22.5; 114.1
        Chengdu / 成都; 20900; 30.6; 104.1
        Wuhan / 武汉; 12300; 30.6; 114.3
        Xi'an / 西安; 12900; 34.3; 108.9
        Hangzhou / 杭州; 11900; 30.3; 120.2
        Nanjing / 南京; 9300; 32.1; 118.8
        Harbin / 哈尔滨; 10000; 45.8; 126.6
        Hong Kong / 香港; 7500; 22.3; 114.2
        GE Georgia
        Tbilisi / თბილისი; 1200; 41.7; 44.8
        Batumi / ბათუმი; 180; 41.6; 41.6
        IN India
        Mumbai; 12500; 19.1; 72.9
        Delhi; 16800; 28.7; 77.1
        Bengaluru; 8400; 13.0; 77.6
        Hyderabad; 6800; 17.4; 78.5
        Ahmedabad; 5600; 23.0; 72.6
        Chennai; 4600; 13.1; 80.3
        Kolkata; 4500; 22.6; 88.4
        Pune; 3100; 18.5; 73.9
        Jaipur; 3000; 26.9; 75.8
        ID Indonesia
        Jakarta; 10600; -6.2; 106.8
        Surabaya; 2900; -7.3; 112.7
        Bandung; 2500; -6.9; 107.6
        Denpasar; 730; -8.7; 115.2
        IR Iran
        Tehran; 8700; 35.7; 51.4
        Isfahan; 1960; 32.7; 51.7
        Shiraz; 1570; 29.6; 52.5
        IQ Iraq
        Baghdad; 6200; 33.3; 44.4
        IL Israel
        Tel Aviv; 470; 32.1; 34.8
        Haifa; 285; 32.8; 35.0
        JP Japan
        Tokyo / 東京; 14000; 35.7; 139.7
        Yokohama / 横浜; 3780; 35.4; 139.6
        Osaka / 大阪; 2750; 34.7; 135.5
        Nagoya / 名古屋; 2330; 35.2; 136.9
        Sapporo / 札幌; 1970; 43.1; 141.4
        Fukuoka / 福岡; 1610; 33.6; 130.4
        Kyoto / 京都; 1460; 35.0; 135.8
        Hiroshima / 広島; 1200; 34.4; 132.5
        Nara / 奈良; 355; 34.7; 135.8
        JO Jordan
        Amman; 4100; 31.9; 35.9
        KZ Kazakhstan
        Almaty / Алматы; 2000; 43.2; 76.9
        Astana / Астана; 1350; 51.2; 71.4
        KW Kuwait
        Kuwait City; 3000; 29.4; 48.0
        KG Kyrgyzstan
        Bishkek / Бишкек; 1080; 42.9; 74.6
        LA Laos
        Vientiane; 950; 18.0; 102.6
        LB Lebanon
        Beirut; 2000; 33.9; 35.5
        MY Malaysia
        Kuala Lumpur; 1980; 3.1; 101.7
        George Town; 800; 5.4; 100.3
        MV Maldives
        Malé; 210; 4.2; 73.5
        MN Mongolia
        Ulaanbaatar / Улаанбаатар; 1640; 47.9; 106.9
        MM Myanmar
        Yangon; 5200; 16.9; 96.2
        NP Nepal
        Kathmandu; 860; 27.7; 85.3
        OM Oman
        Muscat; 1400; 23.6; 58.4
        PK Pakistan
        Karachi; 16000; 24.9; 67.0
        Lahore; 11100; 31.5; 74.3
        Islamabad; 1200; 33.7; 73.1
        PH Philippines
        Manila; 1850; 14.6; 121.0
        Cebu City; 960; 10.3; 123.9
        QA Qatar
        Doha; 1200; 25.3; 51.5
        SA Saudi Arabia
        Riyadh; 7000; 24.7; 46.7
        Jeddah; 3700; 21.5; 39.2
        SG Singapore
        Singapore / 新加坡; 5900; 1.4; 103.8
        KR South Korea
        Seoul / 서울; 9400; 37.6; 127.0
        Busan / 부산; 3300; 35.2; 129.1
        Incheon / 인천; 2950; 37.5; 126.7
        Daegu / 대구; 2380; 35.9; 128.6
        LK Sri Lanka
        Colombo; 750; 6.9; 79.9
        TW Taiwan
        Taipei / 臺北; 2500; 25.0; 121.5
        Kaohsiung / 高雄; 2730; 22.6; 120.3
        TJ Tajikistan
        Dushanbe / Душанбе; 1000; 38.6; 68.8
        TH Thailand
        Bangkok / กรุงเทพฯ; 8300; 13.8; 100.5
        Chiang Mai / เชียงใหม่; 130; 18.8; 99.0
        TR Türkiye
        Istanbul / İstanbul; 15700; 41.0; 29.0
        Ankara; 5800; 39.9; 32.9
        İzmir; 4500; 38.4; 27.1
        Bursa; 3200; 40.2; 29.1
        TM Turkmenistan
        Ashgabat / Aşgabat; 1030; 38.0; 58.4
        AE United Arab Emirates
        Dubai; 3600; 25.2; 55.3
        Abu Dhabi; 1500; 24.5; 54.4
        UZ Uzbekistan
        Tashkent / Toshkent; 2900; 41.3; 69.2
        Samarkand / Samarqand; 550; 39.7; 67.0
        VN Vietnam
        Hanoi / Hà Nội; 8400; 21.0; 105.8
        Ho Chi Minh City / Hồ Chí Minh; 9300; 10.8; 106.7
        Da Nang / Đà Nẵng; 1200; 16.1; 108.2
        """
}
