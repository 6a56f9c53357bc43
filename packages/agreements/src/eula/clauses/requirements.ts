import { given, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Directive 2011/83/EU, Article 6(1)(r)-(s): compatibility. Apple's instructions, point 9: terms of third parties.
export const requirements = clause({
  id: 'eu.requirements',
  version: 2,
  when: (a) => given(a.hardware) || a.connectivity === 'yes',
  parts: {
    hardware: { meets: [], when: (a) => given(a.hardware) },
    online: { meets: [], when: (a) => a.connectivity === 'yes' },
  },
  text: {
    de: (c) => prose`
      ## Technische Voraussetzungen

      ${c.part.hardware`Die Software braucht: ${c.say.hardware}`}

      ${c.part.online`Für manche Funktionen brauchen Sie eine Internetverbindung. Die Kosten der Verbindung, auch Entgelte des Mobilfunkanbieters, trägt, wer den Anschluss unterhält.`}`,
    en: (c) => prose`
      ## Technical requirements

      ${c.part.hardware`The software needs: ${c.say.hardware}`}

      ${c.part.online`Some functions need an internet connection. The cost of the connection, including charges of the mobile carrier, is borne by whoever has the contract for it.`}`,
    es: (c) => prose`
      ## Requisitos técnicos

      ${c.part.hardware`El software necesita: ${c.say.hardware}`}

      ${c.part.online`Algunas funciones necesitan conexión a internet. El coste de la conexión, incluidas las tarifas del operador móvil, corre a cargo de quien la ha contratado.`}`,
    fr: (c) => prose`
      ## Exigences techniques

      ${c.part.hardware`Le logiciel nécessite : ${c.say.hardware}`}

      ${c.part.online`Certaines fonctions nécessitent une connexion à internet. Le coût de la connexion, y compris les frais de l’opérateur mobile, est à la charge de celui qui l’a souscrite.`}`,
    it: (c) => prose`
      ## Requisiti tecnici

      ${c.part.hardware`Il software richiede: ${c.say.hardware}`}

      ${c.part.online`Alcune funzioni richiedono una connessione a internet. Il costo della connessione, comprese le tariffe dell’operatore mobile, è a carico di chi ha stipulato il relativo contratto.`}`,
    nl: (c) => prose`
      ## Technische vereisten

      ${c.part.hardware`De software vereist: ${c.say.hardware}`}

      ${c.part.online`Voor sommige functies is een internetverbinding nodig. De kosten van de verbinding, ook de tarieven van de mobiele aanbieder, zijn voor wie het abonnement heeft.`}`,
  },
});
