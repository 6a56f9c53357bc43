/*
 * Cal. Bus. & Prof. Code § 22575(b)(5) and (6). Delaware's statute asks for the same two (§ 1205C(b)(5) and (6)) and
 * Nevada's for the second (NRS 603A.340(1)(d)): where this section stands, it says them for all three.
 */
import { has, prose } from '../../document/authoring.ts';
import { othersMayTrack } from '../derive/others-track.ts';
import { collectionByOthers, trackingTitle } from '../words/collection-by-others.ts';
import { clause } from './clause.ts';

export const caloppa = clause({
  id: 'pp.caloppa',
  version: 3,
  when: (a) => has(a.laws, 'caloppa'),
  parts: {
    heard: { meets: ['caloppa-22575-b5', 'de-1205C'], when: (a) => a.dnt === 'supported' },
    ignored: { meets: ['caloppa-22575-b5', 'de-1205C'], when: (a) => a.dnt !== 'supported' },
    others: { meets: ['caloppa-22575-b6', 'de-1205C', 'nv-603A-340'], when: othersMayTrack },
    nobody: { meets: ['caloppa-22575-b6', 'de-1205C', 'nv-603A-340'], when: (a) => !othersMayTrack(a) },
  },
  words: collectionByOthers,
  text: {
    de: (c) => prose`
      ## ${trackingTitle(c)}

      **Do Not Track:** Browser können ein Signal senden, dass ihre Nutzer nicht verfolgt werden wollen.
      ${c.part
        .heard`Auf dieses Signal reagieren wir: Empfangen wir es, erfassen wir Ihr Verhalten nicht über längere Zeit und
      über verschiedene Websites oder Dienste hinweg.`} ${c.part.ignored`Auf dieses Signal reagieren wir nicht.`}

      **Erfassung durch andere:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`}`,
    en: (c) => prose`
      ## ${trackingTitle(c)}

      **Do Not Track:** browsers can send a signal that their users do not want to be tracked. ${c.part
        .heard`We respond to
      this signal: where we receive it, we do not record your behaviour over time and across different websites or
      services.`} ${c.part.ignored`We do not respond to this signal.`}

      **Collection by others:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`}`,
    es: (c) => prose`
      ## ${trackingTitle(c)}

      **Do Not Track:** los navegadores pueden enviar una señal de que sus usuarios no quieren ser rastreados.
      ${c.part
        .heard`Respondemos a esta señal: cuando la recibimos, no registramos su comportamiento a lo largo del tiempo y en
      distintos sitios web o servicios.`} ${c.part.ignored`No respondemos a esta señal.`}

      **Recogida por terceros:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`}`,
    fr: (c) => prose`
      ## ${trackingTitle(c)}

      **Do Not Track :** les navigateurs peuvent envoyer un signal indiquant que leurs utilisateurs ne veulent pas être
      suivis. ${c.part
        .heard`Nous tenons compte de ce signal : lorsque nous le recevons, nous n’enregistrons pas votre
      comportement au fil du temps et sur différents sites web ou services.`} ${c.part
        .ignored`Nous ne tenons pas compte de ce
      signal.`}

      **Collecte par des tiers :** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`}`,
    it: (c) => prose`
      ## ${trackingTitle(c)}

      **Do Not Track:** i browser possono inviare un segnale per indicare che i loro utenti non vogliono essere tracciati.
      ${c.part
        .heard`Rispondiamo a questo segnale: quando lo riceviamo, non registriamo il Suo comportamento nel tempo e su siti
      web o servizi diversi.`} ${c.part.ignored`Non rispondiamo a questo segnale.`}

      **Raccolta da parte di terzi:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`}`,
    nl: (c) => prose`
      ## ${trackingTitle(c)}

      **Do Not Track:** browsers kunnen het signaal sturen dat de gebruiker niet gevolgd wil worden. ${c.part
        .heard`Op dit
      signaal reageren wij: ontvangen wij het, dan leggen wij uw gedrag niet vast over langere tijd en over verschillende
      websites of diensten heen.`} ${c.part.ignored`Op dit signaal reageren wij niet.`}

      **Verzameling door anderen:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`}`,
  },
});
