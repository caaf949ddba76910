/** The measure of the map, in its own units. */
export const mapWidth = 1000;
export const mapHeight = 430;
