import { type Context, given, items, prose, type Prose, rows, type Words } from '../../document/authoring.ts';
import { takesBack } from '../sells.ts';
import { clause, type ReturnQuestions } from './clause.ts';

interface Wording {
  named: (name: Words, days: Prose) => Prose;
  days: (count: Words) => Prose;
  purchases: (dates: Words) => Prose;
  from: (day: Words) => Prose;
  to: (day: Words) => Prose;
}

/** One entry per extension: what was left open is not said. */
function periods(c: Context<ReturnQuestions>, wording: Wording): Prose[] {
  const answers = c.a.extended_periods ?? [];
  return rows(c.say.extended_periods).map((row, i) => {
    const { extended_from, extended_to } = answers[i] ?? {};
    const dates = [
      ...(given(extended_from) ? [wording.from(c.date(row.extended_from))] : []),
      ...(given(extended_to) ? [wording.to(c.date(row.extended_to))] : []),
    ];
    const entry = wording.named(row.extended_name, wording.days(c.number(row.extended_days)));
    return dates.length === 0 ? entry : prose`${entry} (${wording.purchases(c.and(dates))})`;
  });
}

// A promise beside the law; the window itself stands in the section on returning goods.
export const extended = clause({
  id: 'rr.extended',
  version: 2,
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
            purchases: (dates) => prose`für Käufe ${dates}`,
            from: (day) => prose`ab dem ${day}`,
            to: (day) => prose`bis zum ${day}`,
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
            purchases: (dates) => prose`for purchases ${dates}`,
            from: (day) => prose`from ${day}`,
            to: (day) => prose`until ${day}`,
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
            purchases: (dates) => prose`para compras ${dates}`,
            from: (day) => prose`desde el ${day}`,
            to: (day) => prose`hasta el ${day}`,
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
            purchases: (dates) => prose`pour les achats effectués ${dates}`,
            from: (day) => prose`à partir du ${day}`,
            to: (day) => prose`jusqu’au ${day}`,
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
            purchases: (dates) => prose`per acquisti effettuati ${dates}`,
            from: (day) => prose`a partire da: ${day}`,
            to: (day) => prose`fino a: ${day}`,
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
            purchases: (dates) => prose`voor aankopen ${dates}`,
            from: (day) => prose`vanaf ${day}`,
            to: (day) => prose`tot en met ${day}`,
          }),
        ),
      )}`,
  },
});
