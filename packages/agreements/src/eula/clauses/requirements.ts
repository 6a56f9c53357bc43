import { given, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Directive 2011/83/EU, Article 6(1)(r)-(s): compatibility. Apple's instructions, point 9: terms of third parties.
export const requirements = clause({
  id: 'eu.requirements',
  version: 1,
  when: (a) => given(a.hardware) || a.connectivity === 'yes',
  parts: {
    hardware: { meets: [], when: (a) => given(a.hardware) },
    online: { meets: [], when: (a) => a.connectivity === 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Technische Voraussetzungen

      ${c.part.hardware`Die Software braucht: ${c.say.hardware}`}

      ${c.part.online`Für manche Funktionen brauchen Sie eine Internetverbindung. Kosten der Verbindung trägt, wer sie bestellt hat, auch Entgelte Ihres Mobilfunkanbieters.`}`,
    en: (c) => prose`
      ## Technical requirements

      ${c.part.hardware`The software needs: ${c.say.hardware}`}

      ${c.part.online`Some functions need an internet connection. The cost of the connection is borne by whoever ordered it, including charges of your mobile carrier.`}`,
    es: (c) => prose`
      ## Requisitos técnicos

      ${c.part.hardware`El software necesita: ${c.say.hardware}`}

      ${c.part.online`Algunas funciones necesitan conexión a internet. El coste de la conexión corre a cargo de quien la ha contratado, incluidas las tarifas de su operador móvil.`}`,
    fr: (c) => prose`
      ## Exigences techniques

      ${c.part.hardware`Le logiciel nécessite : ${c.say.hardware}`}

      ${c.part.online`Certaines fonctions nécessitent une connexion à internet. Le coût de la connexion est à la charge de celui qui l’a souscrite, y compris les frais de votre opérateur mobile.`}`,
    it: (c) => prose`
      ## Requisiti tecnici

      ${c.part.hardware`Il software richiede: ${c.say.hardware}`}

      ${c.part.online`Alcune funzioni richiedono una connessione a internet. Il costo della connessione è a carico di chi l’ha richiesta, comprese le tariffe del Suo operatore mobile.`}`,
    nl: (c) => prose`
      ## Technische vereisten

      ${c.part.hardware`De software vereist: ${c.say.hardware}`}

      ${c.part.online`Voor sommige functies is een internetverbinding nodig. De kosten van de verbinding zijn voor wie die heeft besteld, ook de tarieven van uw mobiele aanbieder.`}`,
  },
});
