// The shapes of the players' pieces: `<use href="#{shapeOf(colour)}" class="c{colour + 1}" />` draws
// one of 24 × 24 units.
export { shapeOf } from "../../parts/pieces";
