import { Authors } from './authors.tsx';
import { FactsTable } from './facts-table.tsx';
import { FormatsTable } from './formats-table.tsx';
import { Questions } from './questions.tsx';

/** What a visitor reads last, and what stands there without a script: it reacts after the address and the prices. */
export function FurtherSections() {
  return (
    <>
      <FactsTable />
      <FormatsTable />
      <Authors />
      <Questions />
    </>
  );
}
