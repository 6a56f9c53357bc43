import { given, rows, sequence, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Availability towards business users; credits do not exclude damages beyond them for fault. */
export const sla = clause({
  id: 'tc.sla',
  version: 2,
  price: 'answer_premium',
  when: (a) => given(a.sla),
  parts: {
    credits: { meets: [], when: (a) => given(a.sla?.[0]?.sla_credits) },
  },
  text: {
    de: (c) => prose`
      ## Verfügbarkeit für Unternehmer

      Geplante Wartung und höhere Gewalt zählen nicht als Ausfall.

      ${sequence(
        rows(c.say.sla).map(
          (row) => prose`
      - Verfügbarkeit je Kalendermonat: ${row.sla_availability}
      - Supportzeiten: ${row.sla_hours}
      - ${c.part.credits`Wird die Zusage verfehlt: ${row.sla_credits}`}`,
        ),
      )}`,
    en: (c) => prose`
      ## Availability for business users

      Planned maintenance and force majeure do not count as downtime.

      ${sequence(
        rows(c.say.sla).map(
          (row) => prose`
      - Availability per calendar month: ${row.sla_availability}
      - Support hours: ${row.sla_hours}
      - ${c.part.credits`If the promise is missed: ${row.sla_credits}`}`,
        ),
      )}`,
    es: (c) => prose`
      ## Disponibilidad para usuarios profesionales

      El mantenimiento previsto y la fuerza mayor no cuentan como interrupción.

      ${sequence(
        rows(c.say.sla).map(
          (row) => prose`
      - Disponibilidad por mes natural: ${row.sla_availability}
      - Horario de asistencia: ${row.sla_hours}
      - ${c.part.credits`Si no se cumple: ${row.sla_credits}`}`,
        ),
      )}`,
    fr: (c) => prose`
      ## Disponibilité pour les utilisateurs professionnels

      La maintenance prévue et la force majeure ne comptent pas comme interruption.

      ${sequence(
        rows(c.say.sla).map(
          (row) => prose`
      - Disponibilité par mois civil : ${row.sla_availability}
      - Heures d’assistance : ${row.sla_hours}
      - ${c.part.credits`En cas de manquement : ${row.sla_credits}`}`,
        ),
      )}`,
    it: (c) => prose`
      ## Disponibilità per gli utenti professionali

      La manutenzione prevista e la forza maggiore non contano come interruzione.

      ${sequence(
        rows(c.say.sla).map(
          (row) => prose`
      - Disponibilità per mese di calendario: ${row.sla_availability}
      - Orari di assistenza: ${row.sla_hours}
      - ${c.part.credits`In caso di mancato rispetto: ${row.sla_credits}`}`,
        ),
      )}`,
    nl: (c) => prose`
      ## Beschikbaarheid voor zakelijke gebruikers

      Gepland onderhoud en overmacht tellen niet als uitval.

      ${sequence(
        rows(c.say.sla).map(
          (row) => prose`
      - Beschikbaarheid per kalendermaand: ${row.sla_availability}
      - Supporttijden: ${row.sla_hours}
      - ${c.part.credits`Wordt de toezegging niet gehaald: ${row.sla_credits}`}`,
        ),
      )}`,
  },
});
