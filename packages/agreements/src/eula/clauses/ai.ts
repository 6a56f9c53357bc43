import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Regulation (EU) 2024/1689, Article 50(1); Regulation (EU) 2022/2065, Article 20 for complaints about blocks.
export const ai = clause({
  id: 'eu.ai',
  version: 3,
  price: 'answer_premium',
  when: (a) => has(a.ai_features, 'chatbot', 'generation', 'recommendations', 'moderation', 'transcription'),
  parts: {
    chatbot: { meets: [], when: (a) => has(a.ai_features, 'chatbot') },
    generation: { meets: [], when: (a) => has(a.ai_features, 'generation') },
    recommendations: { meets: [], when: (a) => has(a.ai_features, 'recommendations') },
    moderation: { meets: [], when: (a) => has(a.ai_features, 'moderation') },
    transcription: { meets: [], when: (a) => has(a.ai_features, 'transcription') },
    results: {
      meets: [],
      when: (a) => has(a.ai_features, 'chatbot', 'generation', 'recommendations', 'transcription'),
    },
  },
  text: {
    de: (c) => prose`
      ## Künstliche Intelligenz

      Die Software nutzt künstliche Intelligenz:

      - ${c.part.chatbot`Ein Chatbot antwortet Ihnen; Sie sprechen dort nicht mit einem Menschen.`}
      - ${c.part.generation`Sie können Inhalte erzeugen. An den Ergebnissen beanspruchen wir keine Rechte.`}
      - ${c.part.recommendations`Eine Software wählt aus, was sie Ihnen empfiehlt.`}
      - ${c.part.moderation`Inhalte werden gefiltert; gegen eine Sperre können Sie sich an uns wenden, und ein Mensch prüft sie.`}
      - ${c.part.transcription`Sprache wird in Text umgewandelt.`}

      ${c.part.results`Ergebnisse können falsch sein. Prüfen Sie sie, bevor Sie sich auf sie verlassen, und nutzen Sie die Funktionen nicht, um Rechte anderer zu verletzen oder andere zu täuschen.`}`,
    en: (c) => prose`
      ## Artificial intelligence

      The software uses artificial intelligence:

      - ${c.part.chatbot`A chatbot answers you; you do not talk to a human being there.`}
      - ${c.part.generation`You can generate content. We claim no rights in the results.`}
      - ${c.part.recommendations`Software selects what it recommends to you.`}
      - ${c.part.moderation`Content is filtered; you may complain to us about a block, and a person reviews it.`}
      - ${c.part.transcription`Speech is turned into text.`}

      ${c.part.results`Results may be wrong. Check them before you rely on them, and do not use these functions to infringe rights of others or to deceive them.`}`,
    es: (c) => prose`
      ## Inteligencia artificial

      El software utiliza inteligencia artificial:

      - ${c.part.chatbot`Un chatbot le responde; allí no habla con una persona.`}
      - ${c.part.generation`Puede generar contenidos. No reclamamos derechos sobre los resultados.`}
      - ${c.part.recommendations`Un programa selecciona lo que le recomienda.`}
      - ${c.part.moderation`Los contenidos se filtran; puede reclamar contra un bloqueo y una persona revisa la reclamación.`}
      - ${c.part.transcription`La voz se convierte en texto.`}

      ${c.part.results`Los resultados pueden ser erróneos. Compruébelos antes de confiar en ellos y no utilice estas funciones para vulnerar derechos ajenos ni para engañar.`}`,
    fr: (c) => prose`
      ## Intelligence artificielle

      Le logiciel utilise l’intelligence artificielle :

      - ${c.part.chatbot`Un agent conversationnel vous répond ; vous n’y parlez pas à un être humain.`}
      - ${c.part.generation`Vous pouvez générer des contenus. Nous ne revendiquons aucun droit sur les résultats.`}
      - ${c.part.recommendations`Un programme choisit ce qu’il vous recommande.`}
      - ${c.part.moderation`Les contenus sont filtrés ; vous pouvez contester un blocage auprès de nous, et une personne l’examine.`}
      - ${c.part.transcription`La parole est convertie en texte.`}

      ${c.part.results`Les résultats peuvent être faux. Vérifiez-les avant de vous y fier et n’utilisez pas ces fonctions pour porter atteinte aux droits d’autrui ou pour tromper.`}`,
    it: (c) => prose`
      ## Intelligenza artificiale

      Il software usa l’intelligenza artificiale:

      - ${c.part.chatbot`Le risponde un chatbot; lì non parla con una persona.`}
      - ${c.part.generation`Può generare contenuti. Non rivendichiamo diritti sui risultati.`}
      - ${c.part.recommendations`Un programma sceglie che cosa raccomandarLe.`}
      - ${c.part.moderation`I contenuti sono filtrati; contro un blocco può rivolgersi a noi, e una persona lo esamina.`}
      - ${c.part.transcription`La voce è convertita in testo.`}

      ${c.part.results`I risultati possono essere errati. Li verifichi prima di farvi affidamento e non usi queste funzioni per violare diritti altrui o per ingannare.`}`,
    nl: (c) => prose`
      ## Kunstmatige intelligentie

      De software gebruikt kunstmatige intelligentie:

      - ${c.part.chatbot`Een chatbot antwoordt u; u praat daar niet met een mens.`}
      - ${c.part.generation`U kunt inhoud genereren. Wij eisen geen rechten op de resultaten op.`}
      - ${c.part.recommendations`Een programma kiest wat het u aanbeveelt.`}
      - ${c.part.moderation`Inhoud wordt gefilterd; tegen een blokkade kunt u bij ons bezwaar maken, en een mens bekijkt die.`}
      - ${c.part.transcription`Spraak wordt omgezet in tekst.`}

      ${c.part.results`Resultaten kunnen onjuist zijn. Controleer ze voordat u erop vertrouwt en gebruik deze functies niet om rechten van anderen te schenden of anderen te misleiden.`}`,
  },
});
