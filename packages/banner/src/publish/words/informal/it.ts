import type { InformalTexts } from '../../banner-texts.ts';

export const italianInformal: InformalTexts = {
  titles: {
    'opt-in': 'Solo con il tuo consenso',
    exempt: 'Sei tu a decidere sui cookie facoltativi',
    'opt-out': 'Sei tu a decidere sulle tue informazioni personali',
  },
  introductions: {
    'opt-in':
      'Con il tuo consenso usiamo {vendors} per {purposes} e memorizziamo e leggiamo dati sul tuo dispositivo. È facoltativo e puoi revocarlo in qualsiasi momento in «{choices}».',
    'opt-out':
      'Usiamo {vendors} per {purposes}. In questo modo vengono comunicati dati sulla tua visita, il che, secondo la legge di alcuni Stati degli USA, può valere come vendita o condivisione di informazioni personali. Puoi rifiutare in qualsiasi momento: qui con «{optOut}» o più tardi in «{choices}».',
    notice:
      'Usiamo {vendors} per {purposes}. A questo scopo sul tuo dispositivo vengono memorizzati e letti dati, che sono poi trattati. Puoi rifiutare in qualsiasi momento in «{choices}».',
    runs: 'Per migliorare questo sito usiamo {vendors} fin dall’inizio per {purposes}. A questo scopo sul tuo dispositivo vengono memorizzati e letti dati, che sono poi trattati. Puoi opporti gratuitamente in qualsiasi momento: qui con «{reject}» o più tardi in «{choices}».',
    asks: 'Usiamo {vendors} per {purposes} solo con il tuo consenso. Il consenso è facoltativo e puoi revocarlo in qualsiasi momento in «{choices}».',
  },
  preferences: {
    signal:
      'Il tuo browser invia il segnale «non vendere né condividere» (Global Privacy Control). Lo rispettiamo: tutto ciò che è facoltativo resta disattivato finché non lo attivi tu.',
    record: 'Riferimento delle tue scelte: {record}, ultima modifica il {date}',
    placeholder:
      'Questo contenuto proviene da {vendor}. Viene caricato solo con il tuo consenso, perché in tal caso {vendor} riceve dei dati.',
    types: {
      ADVERTISING: {
        about: 'Mostra, qui e altrove, pubblicità in linea con i tuoi interessi e misura se funziona.',
      },
      MARKETING: {
        about:
          'Adatta a te newsletter, offerte e contenuti dei social network e mostra tramite quale partner è giunta la tua visita.',
      },
    },
  },
};
