/*
 * Delaware Online Privacy and Protection Act, Del. Code tit. 6, § 1205C. Categories, recipients, ways to review data, changes
 * and date stand in the body; here stand the answer to Do Not Track (§ 1205C(b)(5)) and what others collect (b)(6). Where
 * California's section stands, it says both for Delaware too. Left out: advertising to children and book services
 * (§§ 1204C, 1206C), which are no matter of the notice.
 */
import { has, prose } from '../../document/authoring.ts';
import { othersMayTrack } from '../derive/others-track.ts';
import { collectionByOthers } from '../words/collection-by-others.ts';
import { clause } from './clause.ts';

export const rightsDeState = clause({
  id: 'pp.rights.de_state',
  version: 2,
  when: (a) => has(a.laws, 'de_doppa') && !has(a.laws, 'caloppa'),
  parts: {
    heard: { meets: ['de-1205C'], when: (a) => a.dnt === 'supported' },
    ignored: { meets: ['de-1205C'], when: (a) => a.dnt !== 'supported' },
    others: { meets: ['de-1205C', 'nv-603A-340'], when: othersMayTrack },
    nobody: { meets: ['de-1205C', 'nv-603A-340'], when: (a) => !othersMayTrack(a) },
  },
  words: collectionByOthers,
  text: {
    de: (c) => prose`
      ## ${c.w.titles.delaware}

      **Do Not Track:** ${c.part
        .heard`Sendet Ihr Browser das Signal „Do Not Track“, erfassen wir Ihr Verhalten nicht über längere Zeit und
      über verschiedene Websites oder Dienste hinweg.`} ${c.part.ignored`Sendet Ihr Browser das Signal „Do Not Track“, reagieren wir darauf nicht.`}

      **Erfassung durch andere:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`}`,
    en: (c) => prose`
      ## ${c.w.titles.delaware}

      **Do Not Track:** ${c.part
        .heard`where your browser sends a Do Not Track signal, we do not record your behaviour over time and across
      different websites or services.`} ${c.part.ignored`we do not respond to Do Not Track signals from your browser.`}

      **Collection by others:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`}`,
    es: (c) => prose`
      ## ${c.w.titles.delaware}

      **Do Not Track:** ${c.part
        .heard`si su navegador envía esta señal, no registramos su comportamiento a lo largo del tiempo y en
      distintos sitios web o servicios.`} ${c.part.ignored`no respondemos a esta señal de su navegador.`}

      **Recogida por terceros:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`}`,
    fr: (c) => prose`
      ## ${c.w.titles.delaware}

      **Do Not Track :** ${c.part
        .heard`si votre navigateur envoie ce signal, nous n’enregistrons pas votre comportement au fil du temps et sur différents sites web ou services.`} ${c
        .part.ignored`nous ne tenons pas compte de ce signal de votre
      navigateur.`}

      **Collecte par des tiers :** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`}`,
    it: (c) => prose`
      ## ${c.w.titles.delaware}

      **Do Not Track:** ${c.part
        .heard`se il Suo browser invia questo segnale, non registriamo il Suo comportamento nel tempo e su
      siti web o servizi diversi.`} ${c.part.ignored`non rispondiamo a questo segnale del Suo browser.`}

      **Raccolta da parte di terzi:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`}`,
    nl: (c) => prose`
      ## ${c.w.titles.delaware}

      **Do Not Track:** ${c.part
        .heard`stuurt uw browser dit signaal, dan leggen wij uw gedrag niet vast over langere tijd en over
      verschillende websites of diensten heen.`} ${c.part.ignored`op dit signaal van uw browser reageren wij niet.`}

      **Verzameling door anderen:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`}`,
  },
});
