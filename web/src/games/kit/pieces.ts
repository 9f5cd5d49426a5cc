// The pieces of the players: `<use href="#{shapeOf(colour)}" class="c{colour + 1}" />` draws the medal
// of a person in a square, `animalOf` the animal of a herd, 54 × 42 units large.
export { ANIMAL_HEIGHT, animalOf, shapeOf } from "../../parts/pieces";
