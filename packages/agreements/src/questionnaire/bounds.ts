/** Upper bounds of answers where a definition names none (lengths in UTF-16 units, as `maxlength` counts). */
export const bounds = {
  text: 200,
  area: 2000,
  email: 254,
  phone: 40,
  url: 2048,
  own: 30,
  ownName: 80,
  rows: 50,
  vendors: 300,
  rowId: 64,
  answers: 256 * 1024,
} as const;
