import { has, prose } from '../../document/authoring.ts';
import { filtersUnposted } from '../conditions.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

/** Art. 50 AI Act (a person is told of a machine), Art. 27 DSA recommender parameters; output may be wrong; no licence beyond the service; training on user content only with consent. */
export const ai = clause({
  id: 'tc.ai',
  version: 3,
  price: paidUnless('eu_dsa'),
  when: (a) => has(a.ai_features, 'chatbot', 'generation', 'recommendations') || filtersUnposted(a),
  parts: {
    talk: { meets: [], when: (a) => has(a.ai_features, 'chatbot', 'generation') },
    output: { meets: [], when: (a) => has(a.ai_features, 'generation') },
    recommend: { meets: ['dsa-27'], when: (a) => has(a.ai_features, 'recommendations') },
    filter: { meets: [], when: (a) => filtersUnposted(a) },
  },
  text: {
    de: (c) => prose`
      ## Künstliche Intelligenz

      ${c.part.talk`Einige Funktionen erzeugen Antworten oder Inhalte mit künstlicher Intelligenz; wir weisen dort darauf hin. Ergebnisse können falsch oder unvollständig sein: Prüfen Sie sie, bevor Sie sich darauf verlassen. Nutzen Sie die Funktionen nicht, um zu täuschen, Rechte anderer zu verletzen oder Entscheidungen über Menschen allein darauf zu stützen. Ob und wie Eingaben zum Training verwendet werden, steht in unseren Hinweisen zum Datenschutz.`} ${c.part.output`Soweit Rechte an einem für Sie erzeugten Ergebnis entstehen, stehen sie Ihnen zu; andere können ähnliche Ergebnisse erhalten.`}

      ${c.part.filter`Software hilft uns, Inhalte zu erkennen, die gegen die Regeln verstoßen; auf Ihre Beschwerde prüft sie ein Mensch.`}

      ${c.part.recommend`Was wir empfehlen, wählt eine Software aus; wo Sie darauf Einfluss nehmen können, geschieht das unmittelbar bei der Empfehlung. Für die Auswahl zählen, das Wichtigste zuerst: ${c.say.recommender_parameters}`}`,
    en: (c) => prose`
      ## Artificial intelligence

      ${c.part.talk`Some functions give answers or create content with artificial intelligence; we say so where they do. Results can be wrong or incomplete: check them before you rely on them. Do not use the functions to deceive, to infringe the rights of others or as the only basis of decisions about people. Our privacy information says whether and how we use input for training.`} ${c.part.output`As far as rights arise in a result made for you, they belong to you; others may get similar results.`}

      ${c.part.filter`Software helps us to find content that breaks the rules; on your complaint a person reviews it.`}

      ${c.part.recommend`Software selects what we recommend; where you can influence this, you do so right beside the recommendation. The selection depends on the following, the most important first: ${c.say.recommender_parameters}`}`,
    es: (c) => prose`
      ## Inteligencia artificial

      ${c.part.talk`Algunas funciones responden o crean con inteligencia artificial; lo indicamos en ellas. Los resultados pueden ser erróneos o incompletos: compruébelos antes de confiar en ellos. No use las funciones para engañar, vulnerar derechos ajenos ni como única base de decisiones sobre personas. Nuestra información sobre privacidad indica si usamos los datos de entrada para el entrenamiento y de qué modo.`} ${c.part.output`En la medida en que surjan derechos sobre un resultado creado para usted, le corresponden a usted; otros pueden obtener resultados similares.`}

      ${c.part.filter`El software nos ayuda a detectar contenidos que infringen las reglas; si reclama, lo revisa una persona.`}

      ${c.part.recommend`Un software selecciona lo que recomendamos; si puede modificar esos criterios, la opción figura junto a la recomendación. La selección depende de estos criterios, de mayor a menor importancia: ${c.say.recommender_parameters}`}`,
    fr: (c) => prose`
      ## Intelligence artificielle

      ${c.part.talk`Certaines fonctions répondent ou créent au moyen de l’intelligence artificielle ; nous l’indiquons. Les résultats peuvent être faux ou incomplets : vérifiez-les avant de vous y fier. N’utilisez pas ces fonctions pour tromper, porter atteinte aux droits d’autrui ou comme seule base de décisions concernant des personnes. Nos informations sur la vie privée indiquent si et comment les saisies servent à l’entraînement.`} ${c.part.output`Si des droits naissent sur un résultat créé pour vous, ils vous appartiennent ; d’autres peuvent obtenir des résultats semblables.`}

      ${c.part.filter`Un logiciel nous aide à repérer les contenus contraires aux règles ; sur votre réclamation, une personne les réexamine.`}

      ${c.part.recommend`Un logiciel choisit ce que nous recommandons ; lorsque vous pouvez influer sur ce choix, vous le faites à côté de la recommandation. Le choix dépend des critères suivants, par ordre d’importance : ${c.say.recommender_parameters}`}`,
    it: (c) => prose`
      ## Intelligenza artificiale

      ${c.part.talk`Alcune funzioni rispondono o creano con l’intelligenza artificiale; lo indichiamo. I risultati possono essere errati o incompleti: li verifichi prima di farvi affidamento. Non usi le funzioni per ingannare, violare diritti altrui o come unica base di decisioni su persone. Se e come i dati di input sono usati per l’addestramento è indicato nelle nostre informazioni sulla privacy.`} ${c.part.output`Se sorgono diritti su un risultato creato per Lei, spettano a Lei; altri possono ottenere risultati simili.`}

      ${c.part.filter`Un software ci aiuta a individuare contenuti contrari alle regole; su Suo reclamo li riesamina una persona.`}

      ${c.part.recommend`Un software sceglie ciò che raccomandiamo; se ha la possibilità di influire sulla scelta, la trova accanto alla raccomandazione. La scelta dipende dai seguenti criteri, in ordine decrescente di importanza: ${c.say.recommender_parameters}`}`,
    nl: (c) => prose`
      ## Kunstmatige intelligentie

      ${c.part.talk`Sommige functies geven antwoorden of maken inhoud met kunstmatige intelligentie; wij vermelden dat daar. Resultaten kunnen onjuist of onvolledig zijn: controleer ze voordat u erop vertrouwt. Gebruik de functies niet om te misleiden, rechten van anderen te schenden of als enige grond voor beslissingen over mensen. Of en hoe invoer voor training wordt gebruikt, staat in onze privacy-informatie.`} ${c.part.output`Voor zover er rechten ontstaan op een voor u gemaakt resultaat, komen die u toe; anderen kunnen soortgelijke resultaten krijgen.`}

      ${c.part.filter`Software helpt ons inhoud te vinden die de regels overtreedt; na uw klacht beoordeelt een mens die.`}

      ${c.part.recommend`Software kiest wat wij aanbevelen; kunt u daar invloed op uitoefenen, dan doet u dat direct bij de aanbeveling. De keuze hangt af van het volgende, het belangrijkste eerst: ${c.say.recommender_parameters}`}`,
  },
});
