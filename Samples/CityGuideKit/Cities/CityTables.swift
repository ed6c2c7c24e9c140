/// The cities of the guide, as text.
///
/// The facts are common knowledge in the public domain, as in the CIA World Factbook and in Natural Earth. They were
/// written from memory and rounded: a population is that of the city or of its urban area, and coordinates have one
/// decimal. They are examples for a sample program, and no source to quote.
///
/// A line with a code and a name begins a country. Each other line is a city: the name, after a slash the local name, the
/// population in thousands, and the latitude and the longitude in degrees.
enum CityTables {
    /// The tables of all continents.
    static var all: [String] { [europe, asia, africa, americas, oceania] }
}
