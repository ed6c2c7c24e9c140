extension CityTables {
    static let oceania = """
        AU Australia
        Sydney; 5300; -33.9; 151.2
        Melbourne; 5100; -37.8; 145.0
        Brisbane; 2600; -27.5; 153.0
        Perth; 2200; -32.0; 115.9
        Adelaide; 1400; -34.9; 138.6
        Canberra; 460; -35.3; 149.1
        Hobart; 250; -42.9; 147.3
        Darwin; 150; -12.5; 130.8
        FJ Fiji
        Suva; 93; -18.1; 178.4
        PF French Polynesia
        Papeete; 27; -17.5; -149.6
        NC New Caledonia
        Nouméa; 94; -22.3; 166.5
        NZ New Zealand
        Auckland / Tāmaki Makaurau; 1480; -36.8; 174.8
        Christchurch / Ōtautahi; 390; -43.5; 172.6
        Wellington / Te Whanganui-a-Tara; 215; -41.3; 174.8
        Dunedin / Ōtepoti; 130; -45.9; 170.5
        PG Papua New Guinea
        Port Moresby; 370; -9.5; 147.2
        WS Samoa
        Apia; 36; -13.8; -171.8
        TO Tonga
        Nukuʻalofa; 23; -21.1; -175.2
        VU Vanuatu
        Port Vila; 50; -17.7; 168.3
        """
}
