// Scattered waves on open water, as one path: rows and columns with a little disorder, always the same.
const fixed = (value: number) => Math.round(value * 10) / 10;

export function wavesPath(width: number, height: number, step = 74): string {
  let seed = 7;
  const some = (most: number) => ((seed = (seed * 16807) % 2147483647) / 2147483647) * most;
  let path = "";
  for (let row = 0; 20 + row * (step / 2) < height; row++) {
    for (let x = (row % 2) * step - 20; x < width; x += step * 1.7) {
      path += `M${fixed(x + some(40))} ${fixed(20 + row * (step / 2) + some(20))}q7-6 14 0t14 0`;
    }
  }
  return path;
}
