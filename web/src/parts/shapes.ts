// The outlines of pieces. Each can be recognised without its colour: six animals for herds, six medals
// for people (in panels, in the log, on blocks), and the predators. `Sprites` makes symbols of them.

export interface Animal {
  id: string;
  /** Outlines in a box of 48 × 36; the feet are at y = 34, the head is on the right. */
  outline: string;
  /** The lines engraved on it. */
  mark: string;
}

export interface Medal {
  id: string;
  /** Outlines around (0, 0), at most 37 wide. */
  outline: string;
  /** How the animal lies on it. */
  place: string;
}

export interface Beast {
  id: string;
  size: { width: number; height: number };
  outline: string;
  mark: string;
  eye: { x: number; y: number; r: number } | null;
}

/** Shapes in the order of the colours --p1 to --p6. */
export const ANIMALS: readonly Animal[] = [
  {
    id: "dome",
    outline: "M4 27C3 12 12 4 22 4C31 4 37 10 38.6 18C40.5 15.8 44.6 15.6 46.4 18C48 20.4 46.8 24 43.4 24.8L38.4 26.4L38.6 34H30.6L29.6 29H17.2L16.2 34H8.4L8.6 29.4L1 30.4Z",
    mark: "M22 10C29 10 32 15 31 20M22 10C15 10 11.5 15 12.5 20M22 10V22M13 20.5H31",
  },
  {
    id: "longneck",
    outline: "M.6 25C6 23 9.6 16.4 16.6 15.2C21.6 14.3 26 15.4 29 14C32.2 12.4 32 7 33 3.8C34 .8 39 -.8 42.4 .8L47 3.8C48 6.4 46 8 42.8 8L38.6 8.2C37.6 12.2 38.6 17.4 36 21.6L34.6 24.6L35.2 34H29L28.2 26.8H19L18.4 34H12.2L11.8 25.6C8 24.8 4.6 26.2 .6 25Z",
    mark: "M15 19.5H30M16 23H29",
  },
  {
    id: "sail",
    outline: "M.8 30C5 28 7.6 26 9 23L19.6 1.6C26 3.6 32 11.6 33.6 19.4C37 16.4 42.6 17 46.6 20.6C48.2 22.6 47 25.4 44.4 25.8L37 27.4L37.4 34H31L30 29.6H18.4L17.6 34H11.2L11 28.8C7.6 29.6 4 30.8 .8 30Z",
    mark: "M19.5 8L16 23M22 9L22 23M25 12L28 23",
  },
  {
    id: "spike",
    outline: "M.4 28L8.6 20.6L9.4 11.6L15 16L17.6 4.8L23.6 13L29 3.6L32.4 14L38 9.8L39 18.6C43.6 18.6 47.4 21.8 47.4 25C46.8 27.6 43.4 27.8 40 28L38.6 28.4L38.8 34H32.4L31.6 29.6H18.4L17.6 34H11.2L11 28.6C7.6 28.6 4 29.4 .4 28Z",
    mark: "M12 24H36M17.6 13L18 19M29 12V19",
  },
  {
    id: "horn",
    outline: "M1.4 21C1.8 14.6 7 11 13 10.6C16.6 5.8 26 5.2 30.4 9.4C33.6 9.6 35.4 11 36.6 13L41.6 1.4L43.4 14.6C46.4 17.6 48 22 46.8 25.8C44.8 28.4 41 28 38.6 26.4L36.6 31L34.6 25.6L33.4 26.6L33.8 34H26.6L25.4 27H16.8L15.8 34H8.6L8.4 27.2C5.2 26.8 4.6 25 4.4 23.6L1.8 27.4Z",
    mark: "M14 16C19 12 24 12 29 16M14 21C19 17 24 17 29 21",
  },
  {
    id: "newt",
    outline: "M47 17C46 12.8 41 11.6 37 13.4L35 6.4L38.6 2.4L34.8 1L30.8 5.4L32 12.8C27 11.8 23 11.8 19.6 12.8L17 5.6L19.6 1.6L15.6 .8L12.8 5L15 14C10.6 15.6 6.4 20 .6 20.6C6 23.6 11.6 22 15.8 20.8L13.6 28L17 33L20.6 31.4L17.8 27.8L20.6 21.6C24 22.2 28 22.2 32.4 21.4L31.6 28.6L35.6 33.2L39.2 31.2L35.6 27.4L37.4 20.8C41.4 22.2 46.2 21.4 47 17Z",
    mark: "M12 18C20 15 28 17 34 17",
  },
];

/** Shapes in the order of the colours --p1 to --p6. */
export const MEDALS: readonly Medal[] = [
  { id: "disc", outline: "M15 0A15 15 0 1 1-15 0A15 15 0 1 1 15 0Z", place: "translate(-11.8 -9) scale(.5)" },
  { id: "slab", outline: "M-11-14H11Q14-14 14-11V11Q14 14 11 14H-11Q-14 14-14 11V-11Q-14-14-11-14Z", place: "translate(-11.8 -9) scale(.5)" },
  { id: "shield", outline: "M-16.5-12.5Q0-18.5 16.5-12.5Q18 4 0 18.5Q-18 4-16.5-12.5Z", place: "translate(-11.5 -12) scale(.48)" },
  { id: "crystal", outline: "M0-18.5L17 0L0 18.5L-17 0Z", place: "translate(-11 -8.2) scale(.46)" },
  { id: "bone", outline: "M-7.5-16.5H7.5V-7.5H16.5V7.5H7.5V16.5H-7.5V7.5H-16.5V-7.5H-7.5Z", place: "translate(-11.5 -8.6) scale(.48)" },
  { id: "star", outline: "M0-18L5-7.2L17-6L8 2.6L11 14.5L0 8.2L-11 14.5L-8 2.6L-17-6L-5-7.2Z", place: "translate(-8.2 -6) scale(.34)" },
];

export const BEASTS: readonly Beast[] = [
  {
    id: "rex",
    size: { width: 80, height: 64 },
    outline: "M1.6 31C13 32 20 27 28 20.4C34 15.4 41.4 12 47 10.4C49 4.6 55.4 1.6 61.6 2.6L74.6 5.6C78.4 6.8 79.6 10.4 78.4 13.6L72 14.8L70.6 17.2L68 15.2L65.6 17.4L62.6 15.6L59.4 17L63.4 20.4L74.8 19.8C74.6 23.8 70 25.6 64.6 25L58.6 24.4C57 28.4 54.6 30.8 52.6 32.6L58.6 35.8L58.6 39.8L55.6 37.8L54.4 40L48.6 35.8C47.6 39.4 46 41.6 43.2 43.4L46 50.6L41.8 57.4L49 60.4V63H35.6L37.6 54.6L35.6 46.8C33.2 46.6 31 46.2 29 45.4L24.8 52.2L28.8 60L34 61V63.6L21.6 63L18.8 52L21.4 42.6C19.4 39.4 18.8 37 18.6 34.8C12.6 36 6 34.6 1.6 31Z",
    mark: "M33 24C38 20 43 18 48 17M36 29C40 26 44 24 49 23",
    eye: { x: 61, y: 8.5, r: 1.8 },
  },
  {
    id: "raptor",
    size: { width: 62, height: 46 },
    outline: "M1 13.6C10 17.6 18 16.8 25 14.6C31 12.6 36 12.4 40 13.4C41.6 8.6 44 4.2 48.6 3.4L59 6C62.4 7.2 62.6 9.8 61 11L57 11.4L51 13.4L57.6 14.8C56.4 17.2 53 17.6 49.6 16.8C48.6 19.6 46.6 21.8 44 23.2L50 26L49.6 29.6L46.6 28.4L41 26.2C38.8 28 37 28.8 34.6 29L41 33.6L37.4 41L43 42.6V45H33L34.8 34.8L27 31L20.6 36.6L13.4 38.4L13 43L9 42L9.6 35.4L17.8 32L21.2 25.4C13.6 22.8 6.6 20.6 1 13.6Z",
    mark: "M24 19L26 23M29 17.5L31 22M34 17L36 21",
    eye: { x: 51, y: 7.6, r: 1.3 },
  },
  {
    id: "pterodactyl",
    size: { width: 80, height: 46 },
    outline: "M38.6 20C32 9.6 19 3.6 1 6.6C9.6 9.4 13.6 13.4 15.6 19C19.8 17.6 24 19.6 26.8 24C31 22.6 34.6 25 36.4 29.4L34.6 44L40 38L45.4 44L43.6 29.4C45.4 25 49 22.6 53.2 24C56 19.6 60.2 17.6 64.4 19C66.4 13.4 70.4 9.4 79 6.6C61 3.6 48 9.6 42.6 20.6L44.4 12.4L55 6L45.6 6.8L38 1L38.8 8.6L36.8 13.6Z",
    mark: "M20 12L30 22M60 12L50 22",
    eye: null,
  },
];
