import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const seats = clause({
  id: 'eu.seats',
  version: 2,
  price: 'answer_premium',
  when: (a) =>
    a.licence_kind === 'per-device' || a.licence_kind === 'per-user' || a.licence_kind === 'concurrent',
  parts: {
    devices: { meets: ['practice-eu-grant'], when: (a) => a.licence_kind === 'per-device' },
    users: { meets: ['practice-eu-grant'], when: (a) => a.licence_kind === 'per-user' },
    concurrent: { meets: ['practice-eu-grant'], when: (a) => a.licence_kind === 'concurrent' },
  },
  text: {
    de: (c) => prose`
      ## Zahl der Geräte und Personen

      ${c.part.devices`Zulässige Zahl der Geräte: ${c.number(c.say.seats)}.`} ${c.part.users`Zulässige Zahl der Personen: ${c.number(c.say.seats)}.`} ${c.part.concurrent`Zulässige Zahl gleichzeitiger Nutzer: ${c.number(c.say.seats)}.`} Wird eine Berechtigung nicht mehr gebraucht, darf sie neu vergeben werden. Brauchen Sie mehr, fragen Sie uns nach einer größeren Lizenz.`,
    en: (c) => prose`
      ## Number of devices and people

      ${c.part.devices`Permitted number of devices: ${c.number(c.say.seats)}.`} ${c.part.users`Permitted number of people: ${c.number(c.say.seats)}.`} ${c.part.concurrent`Permitted number of simultaneous users: ${c.number(c.say.seats)}.`} An entitlement that is no longer needed may be reassigned. If you need more, ask us for a larger licence.`,
    es: (c) => prose`
      ## Número de dispositivos y personas

      ${c.part.devices`Número de dispositivos permitido: ${c.number(c.say.seats)}.`} ${c.part.users`Número de personas permitido: ${c.number(c.say.seats)}.`} ${c.part.concurrent`Número de usuarios simultáneos permitido: ${c.number(c.say.seats)}.`} Una licencia que quede libre puede asignarse de nuevo. Si necesita más, pídanos una licencia mayor.`,
    fr: (c) => prose`
      ## Nombre d’appareils et de personnes

      ${c.part.devices`Nombre d’appareils autorisé : ${c.number(c.say.seats)}.`} ${c.part.users`Nombre de personnes autorisé : ${c.number(c.say.seats)}.`} ${c.part.concurrent`Nombre d’utilisateurs simultanés autorisé : ${c.number(c.say.seats)}.`} Une licence qui n’est plus utilisée peut être réattribuée. S’il vous en faut davantage, demandez-nous une licence plus étendue.`,
    it: (c) => prose`
      ## Numero di dispositivi e persone

      ${c.part.devices`Numero massimo di dispositivi: ${c.number(c.say.seats)}.`} ${c.part.users`Numero massimo di persone: ${c.number(c.say.seats)}.`} ${c.part.concurrent`Numero massimo di utenti contemporanei: ${c.number(c.say.seats)}.`} Una licenza che si libera può essere riassegnata. Se Gliene servono di più, ci chieda una licenza più ampia.`,
    nl: (c) => prose`
      ## Aantal apparaten en personen

      ${c.part.devices`Toegestaan aantal apparaten: ${c.number(c.say.seats)}.`} ${c.part.users`Toegestaan aantal personen: ${c.number(c.say.seats)}.`} ${c.part.concurrent`Toegestaan aantal gelijktijdige gebruikers: ${c.number(c.say.seats)}.`} Een licentie die vrijkomt, mag opnieuw worden toegewezen. Hebt u er meer nodig, vraag ons dan om een grotere licentie.`,
  },
});
