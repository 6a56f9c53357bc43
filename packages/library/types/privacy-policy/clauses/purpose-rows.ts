/** The table of purposes, data and legal bases: the owner's own rows, else what is usual. */
import {
  given,
  has,
  prose,
  type Prose,
  records,
  rows,
  type Words,
} from '@clausewright/engine/document/authoring';
import type { Purpose } from '../../../personal-data/purposes.ts';
import { loadsContent } from '../derive/embedded-content.ts';
import { onlyBritish } from '../words/regulation.ts';
import { basisCell, type Cell, dataCell, type Spoken, usualBasisCell } from './purpose-cells.ts';
import { rowData } from '../words/purpose-data.ts';
import { namedPurposes } from './purpose-names.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 5;

interface Row {
  purpose: Cell;
  data: Cell;
  basis: Cell;
  kept: Cell;
}
type Labels = Record<keyof Row, string>;

/** The owner's own rows for a purpose, else one row with what is usual. */
function rowsOf(c: Spoken, purpose: Purpose, title: Words): Row[] {
  const table = given(c.a.purpose_table) ? rows(c.say.purpose_table) : [];
  const said = table.flatMap((row, i) => {
    const chosen = c.a.purpose_table?.[i];
    return chosen?.purpose === purpose ? [{ row, chosen }] : [];
  });
  return rowData(c.a, purpose).map((data, i): Row => {
    const owners = said[i];
    if (owners === undefined) {
      const basis = basisCell(c, usualBasisCell(c, purpose), data);
      return { purpose: title, data: dataCell(c, purpose, data), basis, kept: c.w.usual.general };
    }
    const { row, chosen } = owners;
    const named = given(chosen.purpose_data) || given(chosen['purpose_data.own']);
    const ground = c.name(row.basis, c.w.bases);
    const basis = chosen.basis === 'legitimate-interests' ? prose`${ground} – ${row.interest}` : ground;
    return {
      purpose: title,
      data: dataCell(
        c,
        purpose,
        data,
        named ? c.names(row.purpose_data, c.w.data, row['purpose_data.own']) : [],
      ),
      basis: basisCell(c, basis, { ...data, kinds: [...data.kinds, ...(chosen.purpose_data ?? [])] }),
      kept: given(chosen.purpose_retention) ? c.period(row.purpose_retention) : c.w.usual.general,
    };
  });
}

/** A decision without a person is a purpose of its own, with what Art. 22(2) asks for it. */
function decisionRows(c: Spoken): Row[] {
  const { bases, decisions, usual: cells } = c.w;
  const grounds = onlyBritish(c.a)
    ? { contract: bases.contract, law: bases['legal-obligation'], 'explicit-consent': bases.consent }
    : decisions;
  return rows(c.say.automated_decisions).map((row, i): Row => {
    const told = given(c.a.automated_decisions?.[i]?.decision_basis);
    return {
      purpose: row.decision_name,
      data: cells.decision,
      // Where nobody said which, the three that the law leaves.
      basis: told ? c.name(row.decision_basis, grounds) : c.or(Object.values(grounds)),
      kept: cells.general,
    };
  });
}

/** Content of others is loaded with consent alone. */
function contentRows({ a, w }: Spoken): Row[] {
  if (!loadsContent(a)) return [];
  const { title, basis } = w.content;
  return [{ purpose: title, data: w.usual.technical, basis, kept: w.usual.general }];
}

function allRows(c: Spoken): Row[] {
  const listed = namedPurposes(c, c.w.titles).flatMap(({ purpose, title }) => {
    if (purpose === 'other') return [];
    return purpose === undefined
      ? [{ purpose: title, data: c.w.usual.needed, basis: title, kept: c.w.usual.general }]
      : rowsOf(c, purpose, title);
  });
  const shown = contentRows(c);
  const decided = given(c.a.automated_decisions) ? decisionRows(c) : [];
  if (!has(c.a.purposes, 'other')) return [...listed, ...shown, ...decided];
  const added = rows(c.say.custom_purposes).map((row, i): Row => {
    const basis = c.name(row.custom_basis, c.w.bases);
    const interest = c.a.custom_purposes?.[i]?.custom_basis === 'legitimate-interests';
    return {
      purpose: row.custom_purpose,
      data: c.w.usual.needed,
      basis: interest ? prose`${basis} – ${row.custom_interest}` : basis,
      kept: c.w.usual.general,
    };
  });
  return [...listed, ...shown, ...added, ...decided];
}

/** Storage has a column of its own only where the owner gave a period for a purpose. */
export function table(c: Spoken, { kept, ...labels }: Labels): Prose {
  const periods = c.a.purpose_table?.some((row) => given(row.purpose_retention)) === true;
  const all = allRows(c);
  if (periods) return records({ ...labels, kept }, all);
  return records(
    labels,
    all.map(({ purpose, data, basis }) => ({ purpose, data, basis })),
  );
}
