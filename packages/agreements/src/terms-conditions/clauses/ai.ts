import { has, prose } from '../../document/authoring.ts';
import { filtersBefore } from '../conditions.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

/** Art. 50 AI Act (a person is told of a machine), Art. 27 DSA recommender parameters; output may be wrong; no licence beyond the service; training on user content only with consent. */
export const ai = clause({
  id: 'tc.ai',
  version: 2,
  price: paidUnless('eu_dsa'),
  when: (a) => has(a.ai_features, 'chatbot', 'generation', 'recommendations') || filtersBefore(a),
  parts: {
    talk: { meets: [], when: (a) => has(a.ai_features, 'chatbot', 'generation') },
    output: { meets: [], when: (a) => has(a.ai_features, 'generation') },
    recommend: { meets: ['dsa-27'], when: (a) => has(a.ai_features, 'recommendations') },
    filter: { meets: [], when: (a) => filtersBefore(a) },
  },
  text: {
    de: (c) => prose`
      ## Künstliche Intelligenz

      ${c.part.talk`Einige Funktionen antworten oder gestalten mit künstlicher Intelligenz; wir sagen es dort. Ergebnisse können falsch oder unvollständig sein: Prüfen Sie sie, bevor Sie sich darauf verlassen. Nutzen Sie die Funktionen nicht, um zu täuschen, Rechte anderer zu verletzen oder Entscheidungen über Menschen allein darauf zu stützen. Ob und wie Eingaben zum Training verwendet werden, steht in unseren Hinweisen zum Datenschutz.`} ${c.part.output`Soweit Rechte an einem für Sie erzeugten Ergebnis entstehen, überlassen wir sie Ihnen; andere können ähnliche Ergebnisse erhalten.`}

      ${c.part.filter`Software hilft uns, Inhalte zu erkennen, die gegen die Regeln verstoßen; auf Ihre Beschwerde prüft sie ein Mensch.`}

      ${c.part.recommend`Was wir empfehlen, wählt eine Software aus; wo Sie darauf Einfluss nehmen können, geschieht das unmittelbar bei der Empfehlung. Die Auswahl richtet sich, das Wichtigste zuerst, nach: ${c.say.recommender_parameters}`}`,
    en: (c) => prose`
      ## Artificial intelligence

      ${c.part.talk`Some functions answer or create with artificial intelligence; we say so there. Results can be wrong or incomplete: check them before you rely on them. Do not use the functions to deceive, to infringe the rights of others or as the only basis of decisions about people. Whether and how input is used for training is said in our privacy information.`} ${c.part.output`As far as rights arise in a result made for you, we leave them to you; others may get similar results.`}

      ${c.part.filter`Software helps us to find content that breaks the rules; on your complaint a person reviews it.`}

      ${c.part.recommend`Software selects what we recommend; where you can influence this, you do so right beside the recommendation. The selection depends, the most important first, on: ${c.say.recommender_parameters}`}`,
    es: (c) => prose`
      ## Inteligencia artificial

      ${c.part.talk`Algunas funciones responden o crean con inteligencia artificial; lo indicamos en ellas. Los resultados pueden ser erróneos o incompletos: compruébelos antes de confiar en ellos. No use las funciones para engañar, vulnerar derechos ajenos ni como única base de decisiones sobre personas. Si se usan los datos de entrada para entrenamiento, y cómo, se indica en nuestra información sobre privacidad.`} ${c.part.output`En la medida en que surjan derechos sobre un resultado creado para usted, se los dejamos; otros pueden obtener resultados similares.`}

      ${c.part.filter`El software nos ayuda a detectar contenidos que infringen las reglas; si reclama, lo revisa una persona.`}

      ${c.part.recommend`Un software selecciona lo que recomendamos; si puede influir en ello, lo hace junto a la recomendación. La selección depende, primero lo más importante, de: ${c.say.recommender_parameters}`}`,
    fr: (c) => prose`
      ## Intelligence artificielle

      ${c.part.talk`Certaines fonctions répondent ou créent au moyen de l’intelligence artificielle ; nous l’indiquons. Les résultats peuvent être faux ou incomplets : vérifiez-les avant de vous y fier. N’utilisez pas ces fonctions pour tromper, porter atteinte aux droits d’autrui ou comme seule base de décisions concernant des personnes. Nos informations sur la vie privée indiquent si et comment les saisies servent à l’entraînement.`} ${c.part.output`Si des droits naissent sur un résultat créé pour vous, nous vous les laissons ; d’autres peuvent obtenir des résultats semblables.`}

      ${c.part.filter`Un logiciel nous aide à repérer les contenus contraires aux règles ; sur votre réclamation, une personne les réexamine.`}

      ${c.part.recommend`Un logiciel choisit ce que nous recommandons ; lorsque vous pouvez influer sur ce choix, vous le faites à côté de la recommandation. Le choix dépend, le plus important d’abord, de : ${c.say.recommender_parameters}`}`,
    it: (c) => prose`
      ## Intelligenza artificiale

      ${c.part.talk`Alcune funzioni rispondono o creano con l’intelligenza artificiale; lo indichiamo. I risultati possono essere errati o incompleti: li verifichi prima di farvi affidamento. Non usi le funzioni per ingannare, violare diritti altrui o come unica base di decisioni su persone. Se e come i dati di input sono usati per l’addestramento è indicato nelle nostre informazioni sulla privacy.`} ${c.part.output`Se sorgono diritti su un risultato creato per Lei, li lasciamo a Lei; altri possono ottenere risultati simili.`}

      ${c.part.filter`Un software ci aiuta a individuare contenuti contrari alle regole; su Suo reclamo li riesamina una persona.`}

      ${c.part.recommend`Un software sceglie ciò che raccomandiamo; se può influire sulla scelta, lo fa accanto alla raccomandazione. La scelta dipende, prima il più importante, da: ${c.say.recommender_parameters}`}`,
    nl: (c) => prose`
      ## Kunstmatige intelligentie

      ${c.part.talk`Sommige functies antwoorden of maken iets met kunstmatige intelligentie; wij zeggen dat daar. Resultaten kunnen onjuist of onvolledig zijn: controleer ze voordat u erop vertrouwt. Gebruik de functies niet om te misleiden, rechten van anderen te schenden of als enige grond voor beslissingen over mensen. Of en hoe invoer voor training wordt gebruikt, staat in onze privacy-informatie.`} ${c.part.output`Voor zover er rechten ontstaan op een voor u gemaakt resultaat, laten wij die aan u; anderen kunnen soortgelijke resultaten krijgen.`}

      ${c.part.filter`Software helpt ons inhoud te vinden die de regels overtreedt; na uw klacht beoordeelt een mens die.`}

      ${c.part.recommend`Software kiest wat wij aanbevelen; kunt u daar invloed op uitoefenen, dan doet u dat direct bij de aanbeveling. De keuze hangt af van, het belangrijkste eerst: ${c.say.recommender_parameters}`}`,
  },
});
