import type { Language } from '@clausewright/contract/languages';
import { type Context, has, prose, type Words } from '../../document/authoring.ts';
import { othersMayTrack } from '../derive/others-track.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

/** Where the CCPA has sections of its own, the heading says what this one is about. */
function heading({ a, w }: Context<PrivacyQuestions, Language, never, Record<'alone' | 'beside', Words>>) {
  return has(a.laws, 'ccpa_cpra') ? w.beside : w.alone;
}

export const caloppa = clause({
  id: 'pp.caloppa',
  version: 2,
  when: (a) => has(a.laws, 'caloppa'),
  parts: {
    heard: { meets: ['caloppa-22575-b5'], when: (a) => a.dnt === 'supported' },
    ignored: { meets: ['caloppa-22575-b5'], when: (a) => a.dnt !== 'supported' },
    others: { meets: ['caloppa-22575-b6'], when: othersMayTrack },
    nobody: { meets: ['caloppa-22575-b6'], when: (a) => !othersMayTrack(a) },
  },
  words: {
    de: { alone: 'Hinweise für Kalifornien', beside: 'Kalifornien: Do Not Track' },
    en: { alone: 'Notice for California', beside: 'California: Do Not Track' },
    es: { alone: 'Información para California', beside: 'California: Do Not Track' },
    fr: { alone: 'Informations pour la Californie', beside: 'Californie : Do Not Track' },
    it: { alone: 'Informazioni per la California', beside: 'California: Do Not Track' },
    nl: { alone: 'Informatie voor Californië', beside: 'Californië: Do Not Track' },
  },
  text: {
    de: (c) => prose`
      ## ${heading(c)}

      **Do Not Track:** Browser können ein Signal senden, dass ihre Nutzer nicht verfolgt werden wollen.
      ${c.part
        .heard`Auf dieses Signal reagieren wir: Empfangen wir es, erfassen wir Ihr Verhalten nicht über längere Zeit und
      über verschiedene Websites oder Dienste hinweg.`} ${c.part.ignored`Auf dieses Signal reagieren wir nicht.`}

      **Erfassung durch andere:** ${c.part
        .others`Wenn Sie unser Angebot nutzen, können andere Unternehmen Daten darüber
      erheben, was Sie über längere Zeit und auf verschiedenen Websites oder in verschiedenen Diensten tun. Das gilt für
      Anbieter von Werkzeugen, die wir einbinden.`} ${c.part
        .nobody`Wir lassen nicht zu, dass andere Unternehmen über unser
      Angebot erfassen, was Sie über längere Zeit und auf verschiedenen Websites oder in verschiedenen Diensten tun.`}`,
    en: (c) => prose`
      ## ${heading(c)}

      **Do Not Track:** browsers can send a signal that their users do not want to be tracked. ${c.part
        .heard`We respond to
      this signal: where we receive it, we do not record your behaviour over time and across different websites or
      services.`} ${c.part.ignored`We do not respond to this signal.`}

      **Collection by others:** ${c.part
        .others`when you use our service, other companies may collect data about your
      activities over time and across different websites or services. This applies to the providers of tools that we
      include.`} ${c.part
        .nobody`we do not allow other companies to collect data through our service about your activities over
      time and across different websites or services.`}`,
    es: (c) => prose`
      ## ${heading(c)}

      **Do Not Track:** los navegadores pueden enviar una señal de que sus usuarios no quieren ser rastreados.
      ${c.part
        .heard`Respondemos a esta señal: cuando la recibimos, no registramos su comportamiento a lo largo del tiempo y en
      distintos sitios web o servicios.`} ${c.part.ignored`No respondemos a esta señal.`}

      **Recogida por terceros:** ${c.part
        .others`cuando utiliza nuestro servicio, otras empresas pueden recoger datos sobre sus
      actividades a lo largo del tiempo y en distintos sitios web o servicios. Se trata de los proveedores de las
      herramientas que incorporamos.`} ${c.part
        .nobody`no permitimos que otras empresas recojan, a través de nuestro servicio,
      datos sobre sus actividades a lo largo del tiempo y en distintos sitios web o servicios.`}`,
    fr: (c) => prose`
      ## ${heading(c)}

      **Do Not Track :** les navigateurs peuvent envoyer un signal indiquant que leurs utilisateurs ne veulent pas être
      suivis. ${c.part
        .heard`Nous tenons compte de ce signal : lorsque nous le recevons, nous n’enregistrons pas votre
      comportement au fil du temps et sur différents sites web ou services.`} ${c.part
        .ignored`Nous ne tenons pas compte de ce
      signal.`}

      **Collecte par des tiers :** ${c.part
        .others`lorsque vous utilisez notre service, d’autres entreprises peuvent collecter
      des données sur vos activités au fil du temps et sur différents sites web ou services. Il s’agit des prestataires des
      outils que nous intégrons.`} ${c.part
        .nobody`nous ne permettons pas à d’autres entreprises de collecter, par
      l’intermédiaire de notre service, des données sur vos activités au fil du temps et sur différents sites web ou
      services.`}`,
    it: (c) => prose`
      ## ${heading(c)}

      **Do Not Track:** i browser possono inviare un segnale per indicare che i loro utenti non vogliono essere tracciati.
      ${c.part
        .heard`Rispondiamo a questo segnale: quando lo riceviamo, non registriamo il Suo comportamento nel tempo e su siti
      web o servizi diversi.`} ${c.part.ignored`Non rispondiamo a questo segnale.`}

      **Raccolta da parte di terzi:** ${c.part
        .others`quando utilizza il nostro servizio, altre imprese possono raccogliere dati
      sulle Sue attività nel tempo e su siti web o servizi diversi. Si tratta dei fornitori degli strumenti che
      integriamo.`} ${c.part
        .nobody`non permettiamo che altre imprese raccolgano, attraverso il nostro servizio, dati sulle Sue
      attività nel tempo e su siti web o servizi diversi.`}`,
    nl: (c) => prose`
      ## ${heading(c)}

      **Do Not Track:** browsers kunnen het signaal sturen dat de gebruiker niet gevolgd wil worden. ${c.part
        .heard`Op dit
      signaal reageren wij: ontvangen wij het, dan leggen wij uw gedrag niet vast over langere tijd en over verschillende
      websites of diensten heen.`} ${c.part.ignored`Op dit signaal reageren wij niet.`}

      **Verzameling door anderen:** ${c.part
        .others`wanneer u onze dienst gebruikt, kunnen andere bedrijven gedurende langere tijd en op verschillende websites of in verschillende diensten gegevens over uw activiteiten verzamelen. Het gaat om de aanbieders van
      hulpmiddelen die wij inzetten.`} ${c.part
        .nobody`wij laten niet toe dat andere bedrijven via onze dienst gedurende langere tijd en op verschillende websites of in verschillende diensten gegevens over uw activiteiten verzamelen.`}`,
  },
});
