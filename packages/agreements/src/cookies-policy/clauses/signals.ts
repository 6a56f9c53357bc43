import { given, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** What the owner does with signals of the browser; custom of published policies, and 11 CCR § 7025 for the GPC. */
export const signals = clause({
  id: 'cp.signals',
  version: 1,
  price: 'answer_premium',
  when: (a) => given(a.gpc) || given(a.dnt),
  parts: {
    gpc: { meets: ['practice-cp-dnt'], when: (a) => given(a.gpc) },
    honoured: { meets: [], when: (a) => a.gpc !== 'not-honoured' },
    shown: { meets: [], when: (a) => a.gpc === 'honoured-shown' },
    ignored: { meets: [], when: (a) => a.gpc === 'not-honoured' },
    dnt: { meets: ['practice-cp-dnt'], when: (a) => given(a.dnt) },
    heard: { meets: [], when: (a) => a.dnt === 'supported' },
    unheard: { meets: [], when: (a) => a.dnt !== 'supported' },
  },
  text: {
    de: ({ part }) => prose`
      ## Signale des Browsers

      ${part.gpc`**Global Privacy Control (GPC):** Manche Browser und Erweiterungen senden ein Signal, dass Daten nicht verkauft und nicht für Werbung
      weitergegeben werden sollen. ${part.honoured`Wir beachten es für den Browser, von dem es kommt, und setzen dort keine Cookies für
      Werbung ein.`} ${part.shown`Dass es angekommen ist, zeigen wir Ihnen an.`} ${part.ignored`Unser Angebot wertet dieses Signal derzeit nicht
      aus.`}`}

      ${part.dnt`**Do Not Track (DNT):** Dieses ältere Signal bittet darum, nicht verfolgt zu werden. ${part.heard`Empfangen wir es, erfassen wir
      Ihr Verhalten nicht über verschiedene Websites oder Dienste hinweg.`} ${part.unheard`Wir reagieren nicht darauf, weil es keinen
      einheitlichen Standard dafür gibt.`}`}`,
    en: ({ part }) => prose`
      ## Signals of the browser

      ${part.gpc`**Global Privacy Control (GPC):** some browsers and extensions send a signal that data should not be sold or passed on for
      advertising. ${part.honoured`We respect it for the browser from which it comes and set no advertising cookies there.`} ${part.shown`We show you that it has been received.`} ${part.ignored`Our service does not evaluate this signal at present.`}`}

      ${part.dnt`**Do Not Track (DNT):** this older signal asks not to be tracked. ${part.heard`Where we receive it, we do not record your
      behaviour across different websites or services.`} ${part.unheard`We do not respond to it, because there is no uniform standard for
      it.`}`}`,
    es: ({ part }) => prose`
      ## Señales del navegador

      ${part.gpc`**Global Privacy Control (GPC):** algunos navegadores y extensiones envían una señal de que los datos no deben venderse ni
      comunicarse con fines publicitarios. ${part.honoured`La respetamos para el navegador del que procede y no instalamos en él cookies
      publicitarias.`} ${part.shown`Le mostramos que la hemos recibido.`} ${part.ignored`Nuestro servicio no evalúa actualmente esta
      señal.`}`}

      ${part.dnt`**Do Not Track (DNT):** esta señal más antigua pide que no se rastree al usuario. ${part.heard`Cuando la recibimos, no registramos
      su comportamiento en distintos sitios web o servicios.`} ${part.unheard`No respondemos a ella, porque no existe una norma uniforme al
      respecto.`}`}`,
    fr: ({ part }) => prose`
      ## Signaux du navigateur

      ${part.gpc`**Global Privacy Control (GPC) :** certains navigateurs et extensions envoient un signal indiquant que les données ne doivent être ni
      vendues ni transmises à des fins publicitaires. ${part.honoured`Nous le respectons pour le navigateur dont il provient et n’y déposons pas
      de cookies publicitaires.`} ${part.shown`Nous vous indiquons que nous l’avons reçu.`} ${part.ignored`Notre service ne tient actuellement
      pas compte de ce signal.`}`}

      ${part.dnt`**Do Not Track (DNT) :** ce signal plus ancien demande de ne pas suivre l’utilisateur. ${part.heard`Lorsque nous le recevons, nous
      n’enregistrons pas votre comportement sur différents sites ou services.`} ${part.unheard`Nous n’y réagissons pas, car il n’existe pas de
      norme uniforme à ce sujet.`}`}`,
    it: ({ part }) => prose`
      ## Segnali del browser

      ${part.gpc`**Global Privacy Control (GPC):** alcuni browser ed estensioni inviano un segnale che chiede di non vendere i dati e di non comunicarli
      a fini pubblicitari. ${part.honoured`Lo rispettiamo per il browser da cui proviene e non vi installiamo cookie pubblicitari.`} ${part.shown`Le mostriamo che lo abbiamo ricevuto.`} ${part.ignored`Al momento il nostro servizio non tiene conto di questo
      segnale.`}`}

      ${part.dnt`**Do Not Track (DNT):** questo segnale più vecchio chiede di non essere tracciati. ${part.heard`Quando lo riceviamo, non registriamo
      il Suo comportamento su siti web o servizi diversi.`} ${part.unheard`Non rispondiamo a questo segnale, perché non esiste uno standard
      uniforme.`}`}`,
    nl: ({ part }) => prose`
      ## Signalen van de browser

      ${part.gpc`**Global Privacy Control (GPC):** sommige browsers en extensies sturen een signaal dat gegevens niet mogen worden verkocht of voor reclame
      doorgegeven. ${part.honoured`Wij respecteren het voor de browser waarvan het komt en plaatsen daar geen advertentiecookies.`} ${part.shown`Wij laten u zien dat het is ontvangen.`} ${part.ignored`Onze dienst verwerkt dit signaal op dit moment niet.`}`}

      ${part.dnt`**Do Not Track (DNT):** dit oudere signaal vraagt om niet gevolgd te worden. ${part.heard`Ontvangen wij het, dan leggen wij uw gedrag
      niet vast over verschillende websites of diensten heen.`} ${part.unheard`Wij reageren er niet op, omdat er geen eenduidige standaard voor
      bestaat.`}`}`,
  },
});
