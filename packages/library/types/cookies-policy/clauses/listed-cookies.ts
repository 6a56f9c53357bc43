/** Cookies that the owner typed in, where a purpose is told without naming a provider. */
import type { Language } from '@clausewright/contract/languages';
import { type Context, type Prose, rows, type Words } from '@clausewright/engine/document/authoring';
import type { CookiesQuestions } from '../clause.ts';

type Row = CookiesQuestions['cookie_table'][number];
type Aim = NonNullable<Row['cookie_aim']>;
type Spoken = Context<CookiesQuestions, Language, never, { aims: Readonly<Record<Aim, Words>> }>;

/** The purpose that was chosen from the list, else the words of the owner. */
export function purposeOf(c: Spoken, at: number): Words {
  const row = rows(c.say.cookie_table)[at];
  const aim = c.a.cookie_table?.[at]?.cookie_aim;
  if (row === undefined) return c.and([]);
  return aim === undefined ? c.and([row.cookie_purpose]) : c.name(row.cookie_aim, c.w.aims);
}

export function listedCookies(
  c: Spoken,
  category: Row['cookie_category'],
  line: (cookie: { name: Words; provider: Words; purpose: Words }) => Prose,
): Prose[] {
  return rows(c.say.cookie_table).flatMap((row, at) =>
    c.a.cookie_table?.[at]?.cookie_category === category
      ? [
          line({
            name: c.and([row.cookie_name]),
            provider: c.and([row.cookie_provider]),
            purpose: purposeOf(c, at),
          }),
        ]
      : [],
  );
}
