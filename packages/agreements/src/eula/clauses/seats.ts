import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const seats = clause({
  id: 'eu.seats',
  version: 1,
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

      ${c.part.devices`Erlaubte Zahl der Geräte: ${c.number(c.say.seats)}.`} ${c.part.users`Erlaubte Zahl der Personen: ${c.number(c.say.seats)}.`} ${c.part.concurrent`Erlaubte Zahl der Personen zur selben Zeit: ${c.number(c.say.seats)}.`} Ein Platz, der frei wird, darf neu vergeben werden. Brauchen Sie mehr, fragen Sie uns nach einer größeren Lizenz.`,
    en: (c) => prose`
      ## Number of devices and people

      ${c.part.devices`Permitted number of devices: ${c.number(c.say.seats)}.`} ${c.part.users`Permitted number of people: ${c.number(c.say.seats)}.`} ${c.part.concurrent`Permitted number of people at the same time: ${c.number(c.say.seats)}.`} A seat that becomes free may be given to another. If you need more, ask us for a larger licence.`,
    es: (c) => prose`
      ## Número de dispositivos y personas

      ${c.part.devices`Número de dispositivos permitido: ${c.number(c.say.seats)}.`} ${c.part.users`Número de personas permitido: ${c.number(c.say.seats)}.`} ${c.part.concurrent`Número de personas permitido al mismo tiempo: ${c.number(c.say.seats)}.`} Un puesto que queda libre puede asignarse de nuevo. Si necesita más, pídanos una licencia mayor.`,
    fr: (c) => prose`
      ## Nombre d’appareils et de personnes

      ${c.part.devices`Nombre d’appareils autorisé : ${c.number(c.say.seats)}.`} ${c.part.users`Nombre de personnes autorisé : ${c.number(c.say.seats)}.`} ${c.part.concurrent`Nombre de personnes autorisé en même temps : ${c.number(c.say.seats)}.`} Une place libérée peut être réattribuée. S’il vous en faut davantage, demandez-nous une licence plus étendue.`,
    it: (c) => prose`
      ## Numero di dispositivi e persone

      ${c.part.devices`Numero di dispositivi consentito: ${c.number(c.say.seats)}.`} ${c.part.users`Numero di persone consentito: ${c.number(c.say.seats)}.`} ${c.part.concurrent`Numero di persone consentito contemporaneamente: ${c.number(c.say.seats)}.`} Un posto che si libera può essere riassegnato. Se Gliene servono di più, ci chieda una licenza più ampia.`,
    nl: (c) => prose`
      ## Aantal apparaten en personen

      ${c.part.devices`Toegestaan aantal apparaten: ${c.number(c.say.seats)}.`} ${c.part.users`Toegestaan aantal personen: ${c.number(c.say.seats)}.`} ${c.part.concurrent`Toegestaan aantal personen tegelijk: ${c.number(c.say.seats)}.`} Een plaats die vrijkomt, mag opnieuw worden vergeven. Hebt u er meer nodig, vraag ons dan om een grotere licentie.`,
  },
});
