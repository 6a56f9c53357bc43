import type { ReceiptWords } from '../receipt-words.ts';

export const italian: ReceiptWords = {
  title: 'Verifica di una ricevuta di consenso',
  lead: 'Veda che cosa è stato registrato delle Sue scelte sulla privacy su un sito e se la registrazione è autentica. La verifica avviene sul Suo dispositivo: questa pagina non invia nulla. Può salvarla e aprirla senza connessione.',
  noScript:
    'Questa pagina verifica le ricevute con JavaScript, sul Suo dispositivo. Lo attivi per questa pagina.',
  language: 'Lingua',
  file: 'File della ricevuta',
  fileHint: 'Un file che termina in .json. Può anche trascinarlo su questa pagina.',
  paste: 'Oppure incolli il testo della ricevuta',
  check: 'Verifica il testo',
  save: 'Salva questa pagina',
  get: 'Non ha ancora una ricevuta?',
  getLead:
    'Il riferimento delle Sue scelte, un numero lungo, è indicato nelle scelte sulla privacy del sito. Il numero del sito si trova nell’indirizzo del suo banner, tra /c/ e il punto o la barra che segue; può indicarglielo anche il titolare del sito.',
  site: 'Numero del sito',
  record: 'Riferimento delle Sue scelte',
  load: 'Scarica la ricevuta',
  loadNot: 'Inserisca i due numeri per intero per scaricare la ricevuta.',
  unreadable: 'Questa non è una ricevuta di consenso. Scelga il file così come l’ha scaricato.',
  tooLarge: 'Questo file è troppo grande per una ricevuta di consenso.',
  noCrypto:
    'I browser verificano le ricevute solo su pagine con indirizzo sicuro. Salvi questa pagina e la apra dal Suo dispositivo.',
  result: 'Risultato',
  summary: 'Registrazioni: {all}. Provate: {proven}. In attesa: {open}. Non provate: {failed}.',
  leftOut: 'Questa ricevuta contiene solo le registrazioni più recenti; ne esistono di precedenti.',
  verdicts: {
    proven: [
      'Provata',
      'La registrazione è invariata dal {day}: si trova sotto il sigillo {seal}, nel giorno firmato con la chiave {key}.',
    ],
    unsigned: [
      'Sigillata, non ancora firmata',
      'La registrazione si trova sotto il sigillo {seal}. Il giorno viene firmato appena è terminato (UTC); una ricevuta scaricata dopo prova di più.',
    ],
    waiting: [
      'Non ancora sigillata',
      'Le registrazioni vengono sigillate entro pochi minuti. Scarichi di nuovo la ricevuta più tardi.',
    ],
    aged: [
      'Non più dimostrabile',
      'Altre registrazioni sotto lo stesso sigillo sono state rimosse perché troppo vecchie, perciò questa non è più dimostrabile.',
    ],
    unchecked: [
      'Firma non verificata',
      'La registrazione si trova sotto il sigillo {seal} del {day}, ma questo browser non sa verificare le firme (Ed25519). Ne usi uno più recente.',
    ],
    failed: ['Non provata', ''],
  },
  failures: {
    'other-visitor': 'La registrazione non appartiene a questo riferimento e a questo sito.',
    'banner-differs': 'Il banner della ricevuta non è quello indicato dalla registrazione.',
    'record-differs': 'La registrazione non è quella che è stata sigillata.',
    'seal-differs': 'Il sigillo è stato modificato.',
    'day-differs': 'Il sigillo non appartiene al giorno che è stato firmato.',
    'signature-wrong': 'La firma del giorno non corrisponde.',
    'key-unknown':
      'Il giorno è stato firmato con una chiave qui sconosciuta. Se ha salvato questa pagina molto tempo fa, la carichi di nuovo.',
  },
  rows: {
    when: 'Quando',
    decision: 'Decisione',
    allowed: 'Consentito',
    refused: 'Rifiutato',
    signal: 'Segnale',
    country: 'Paese',
    shown: 'Mostrato',
  },
  actions: {
    accept: 'Tutto accettato',
    reject: 'Tutto rifiutato',
    custom: 'Scelto uno per uno',
    gpc: 'Rifiutato dal segnale del browser',
    withdraw: 'Revoca o opposizione successiva',
    notice: 'Avviso chiuso',
  },
  nothing: 'niente',
  signalSent: 'Il browser ha inviato Global Privacy Control',
  banner: 'Banner in {language}, versione {snapshot}',
  shownDetails: 'Leggi che cosa è stato mostrato',
  buttons: 'Pulsanti: {buttons}',
  providers: 'Fornitori',
};
