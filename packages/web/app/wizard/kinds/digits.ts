/** The whole number that was typed, other signs left out; nothing for an empty field. */
export function parseDigits(text: string): number | undefined {
  const digits = text.replaceAll(/\D/g, '').slice(0, 7);
  return digits === '' ? undefined : Number(digits);
}
