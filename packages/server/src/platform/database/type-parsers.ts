/** Object identifiers of PostgreSQL's built-in types whose default reading differs between the engines. */
const bytea = 17;
const int8 = 20;
const date = 1082;
const interval = 1186;
const numeric = 1700;

/** One reading for both engines: what `pg` gives and what the embedded engine gives must be the same value. */
export const typeParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [bytea]: (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')),
  [int8]: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)),
  [date]: (text) => text,
  [interval]: (text) => text,
  [numeric]: (text) => text,
};
