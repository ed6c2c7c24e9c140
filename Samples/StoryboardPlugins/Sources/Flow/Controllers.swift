import StoryCode

class CitiesController: TableViewController {}

class CityController: ViewController {}
