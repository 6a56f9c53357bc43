import { type Context, given, items, prose, type Prose, rows, type Words } from '../../document/authoring.ts';
import { takesBack } from '../sells.ts';
import { clause, type ReturnQuestions } from './clause.ts';

interface Wording {
  named: (name: Words, days: Prose) => Prose;
  days: (count: Words) => Prose;
  between: (from: Words, to: Words) => Prose;
  from: (day: Words) => Prose;
  to: (day: Words) => Prose;
}

/** One entry per extension: what was left open is not said. */
function periods(c: Context<ReturnQuestions>, wording: Wording): Prose[] {
  const answers = c.a.extended_periods ?? [];
  return rows(c.say.extended_periods).map((row, i) => {
    const { extended_from, extended_to } = answers[i] ?? {};
    const [from, to] = [c.date(row.extended_from), c.date(row.extended_to)];
    const entry = wording.named(row.extended_name, wording.days(c.number(row.extended_days)));
    if (given(extended_from) && given(extended_to)) return prose`${entry} (${wording.between(from, to)})`;
    if (given(extended_from)) return prose`${entry} (${wording.from(from)})`;
    return given(extended_to) ? prose`${entry} (${wording.to(to)})` : entry;
  });
}

// A promise beside the law; the window itself stands in the section on returning goods.
export const extended = clause({
  id: 'rr.extended',
  version: 3,
  price: 'answer_premium',
  when: (a) => takesBack(a) && given(a.extended_periods),
  parts: { periods: { meets: ['practice-rr-window'] } },
  text: {
    de: (c) => prose`
      ## Längere Rückgabefristen

      In diesen Fällen haben Sie mehr Zeit, Waren zurückzugeben; alles andere bleibt gleich:

      ${c.part.periods(
        items(
          periods(c, {
            named: (name, days) => prose`**${name}**: ${days}`,
            days: (count) => prose`${count} Tage`,
            between: (from, to) => prose`für Käufe vom ${from} bis zum ${to}`,
            from: (day) => prose`für Käufe ab dem ${day}`,
            to: (day) => prose`für Käufe bis zum ${day}`,
          }),
        ),
      )}`,
    en: (c) => prose`
      ## Longer periods for returns

      In these cases you have more time to return goods; everything else stays the same:

      ${c.part.periods(
        items(
          periods(c, {
            named: (name, days) => prose`**${name}**: ${days}`,
            days: (count) => prose`${count} days`,
            between: (from, to) => prose`for purchases from ${from} to ${to}`,
            from: (day) => prose`for purchases from ${day}`,
            to: (day) => prose`for purchases until ${day}`,
          }),
        ),
      )}`,
    es: (c) => prose`
      ## Plazos de devolución más largos

      En estos casos tiene más tiempo para devolver los productos; lo demás no cambia:

      ${c.part.periods(
        items(
          periods(c, {
            named: (name, days) => prose`**${name}**: ${days}`,
            days: (count) => prose`${count} días`,
            between: (from, to) => prose`para compras desde el ${from} hasta el ${to}`,
            from: (day) => prose`para compras desde el ${day}`,
            to: (day) => prose`para compras hasta el ${day}`,
          }),
        ),
      )}`,
    fr: (c) => prose`
      ## Délais de retour prolongés

      Dans les cas suivants, vous disposez de plus de temps pour retourner les articles ; le reste ne change pas :

      ${c.part.periods(
        items(
          periods(c, {
            named: (name, days) => prose`**${name}** : ${days}`,
            days: (count) => prose`${count} jours`,
            between: (from, to) => prose`pour les achats effectués du ${from} au ${to}`,
            from: (day) => prose`pour les achats effectués à partir du ${day}`,
            to: (day) => prose`pour les achats effectués jusqu’au ${day}`,
          }),
        ),
      )}`,
    it: (c) => prose`
      ## Termini di reso più lunghi

      In questi casi ha più tempo per restituire i prodotti; tutto il resto non cambia:

      ${c.part.periods(
        items(
          periods(c, {
            named: (name, days) => prose`**${name}**: ${days}`,
            days: (count) => prose`${count} giorni`,
            between: (from, to) => prose`per acquisti effettuati dal giorno ${from} al giorno ${to}`,
            from: (day) => prose`per acquisti effettuati dal giorno ${day}`,
            to: (day) => prose`per acquisti effettuati fino al giorno ${day}`,
          }),
        ),
      )}`,
    nl: (c) => prose`
      ## Langere termijnen voor retouren

      In deze gevallen hebt u meer tijd om goederen terug te sturen; verder blijft alles gelijk:

      ${c.part.periods(
        items(
          periods(c, {
            named: (name, days) => prose`**${name}**: ${days}`,
            days: (count) => prose`${count} dagen`,
            between: (from, to) => prose`voor aankopen van ${from} tot en met ${to}`,
            from: (day) => prose`voor aankopen vanaf ${day}`,
            to: (day) => prose`voor aankopen tot en met ${day}`,
          }),
        ),
      )}`,
  },
});
