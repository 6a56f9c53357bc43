import type { BannerTexts } from '../banner-texts.ts';

export const italian: BannerTexts = {
  layer: {
    accept: 'Accetta tutto',
    reject: 'Rifiuta tutto',
    choose: 'Personalizza',
    understood: 'Chiudi',
    optOut: 'Non vendere né condividere le mie informazioni personali',
    choices: 'Scelte sulla privacy',
  },
  titles: {
    'opt-in': 'Solo con il Suo consenso',
    exempt: 'È Lei a decidere sui cookie facoltativi',
    'opt-out': 'È Lei a decidere sulle Sue informazioni personali',
    notice: 'Come usiamo i cookie',
  },
  introductions: {
    'opt-in':
      'Con il Suo consenso usiamo {vendors} per {purposes} e memorizziamo e leggiamo dati sul Suo dispositivo. È facoltativo e può revocarlo in qualsiasi momento in «{choices}».',
    'opt-out':
      'Usiamo {vendors} per {purposes}. In questo modo vengono comunicati dati sulla Sua visita, il che, secondo la legge di alcuni Stati degli USA, può valere come vendita o condivisione di informazioni personali. Può rifiutare in qualsiasi momento: qui con «{optOut}» o più tardi in «{choices}».',
    notice:
      'Usiamo {vendors} per {purposes}. A questo scopo sul Suo dispositivo vengono memorizzati e letti dati, che sono poi trattati. Può rifiutare in qualsiasi momento in «{choices}».',
    runs: 'Per migliorare questo sito usiamo {vendors} fin dall’inizio per {purposes}. A questo scopo sul Suo dispositivo vengono memorizzati e letti dati, che sono poi trattati. Può opporsi gratuitamente in qualsiasi momento: qui con «{reject}» o più tardi in «{choices}».',
    asks: 'Usiamo {vendors} per {purposes} solo con il Suo consenso. Il consenso è facoltativo e può revocarlo in qualsiasi momento in «{choices}».',
    nothing: 'Questo sito usa solo ciò che gli serve per funzionare. Non c’è nulla da scegliere.',
  },
  purposes: {
    FUNCTIONALITY: 'funzioni aggiuntive',
    ANALYTICS: 'statistiche',
    ADVERTISING: 'pubblicità personalizzata',
    MARKETING: 'marketing personalizzato',
  },
  others: { one: 'un altro fornitore', many: 'altri {count} fornitori' },
  links: { privacy: 'Privacy', cookies: 'Cookie', imprint: 'Note legali' },
  responsible: 'Titolare del trattamento: {contact}',
  withoutScript:
    'Senza JavaScript, su questo sito non viene eseguito alcun servizio che richieda il consenso.',
  preferences: {
    signal:
      'Il Suo browser invia il segnale «non vendere né condividere» (Global Privacy Control). Lo rispettiamo: tutto ciò che è facoltativo resta disattivato finché non lo attiva Lei.',
    close: 'Chiudi senza modificare nulla',
    save: 'Salva le mie scelte',
    alwaysOn: 'Sempre attivo',
    on: 'Sì',
    off: 'No',
    company: 'Società',
    purpose: 'A che cosa serve',
    keptFor: 'Conservazione',
    session: 'Fino alla chiusura del browser',
    vendors: 'Fornitori',
    cookies: 'Cookie',
    privacyNotice: 'Informazioni sulla privacy',
    record: 'Riferimento delle Sue scelte: {record}, ultima modifica il {date}',
    placeholder:
      'Questo contenuto proviene da {vendor}. Viene caricato solo con il Suo consenso, perché in tal caso {vendor} riceve dei dati.',
    allowOnce: 'Carica una volta',
    allowAlways: 'Consenti sempre {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Strettamente necessari',
        about: 'Senza di essi il sito non funziona o non è sicuro. Non richiedono il consenso.',
      },
      FUNCTIONALITY: {
        name: 'Funzionalità',
        about: 'Aggiunge ciò di cui il sito può fare a meno, come video, mappe e chat.',
      },
      ANALYTICS: {
        name: 'Statistiche',
        about: 'Conta le visite e mostra quali pagine vengono usate, per poter migliorare il sito.',
      },
      ADVERTISING: {
        name: 'Pubblicità',
        about: 'Mostra, qui e altrove, pubblicità in linea con i Suoi interessi e misura se funziona.',
      },
      MARKETING: {
        name: 'Marketing',
        about:
          'Adatta a Lei newsletter, offerte e contenuti dei social network e mostra tramite quale partner è giunta la Sua visita.',
      },
    },
  },
};
