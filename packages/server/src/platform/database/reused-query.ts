import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/**
 * A query of fixed shape whose SQL is made once: building and compiling costs more of our CPU than sending it
 * and reading the answer. `build` is given a mark in place of the text that each call brings.
 */
export function reusedQuery<Row>(
  build: (db: Database, mark: string) => Compilable<Row>,
): (db: Database, value: string) => Promise<Row[]> {
  const mark = 'the value of the call';
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, value) => {
    compiled ??= build(db, mark).compile();
    const parameters = compiled.parameters.map((parameter) => (parameter === mark ? value : parameter));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
