/** Unique among the rows of an answer; randomUUID is absent on http away from localhost. */
export function newRowId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `r${random.toString(36)}`;
}
