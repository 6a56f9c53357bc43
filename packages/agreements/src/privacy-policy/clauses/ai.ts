import { given, has, items, prose } from '../../document/authoring.ts';
import { aiFeatureWords, aiTools, featuresThat } from '../words/ai-features.ts';
import { clause } from './clause.ts';
import { providers } from './provider-names.ts';

const assessing = ['recommendations', 'moderation', 'scoring'] as const;

// What people use knowingly (chatbot, generation, transcription); what software does with them stands in pp.adm, to
// which `elsewhere` points. features: that a chatbot is no human being (Regulation (EU) 2024/1689, Article 50(1)) stands
// in the words of the feature; the duty itself is met in the chat. entries: what is entered is data too (report of the
// EDPB's ChatGPT taskforce, 2024). providers: Article 13(1)(e) GDPR, no word on their role, which nobody was asked.
// training: Articles 6(1)(a), 7(3) and 21 GDPR and EDPB Opinion 28/2024; 'never' is not said where a purpose of the owner
// is training. Left out: that results may be wrong (Disclaimer, EULA) and the Connecticut statement, which the section of
// the states holds.
export const ai = clause({
  id: 'pp.ai',
  version: 1,
  price: 'answer_premium',
  // An owner whose software only assesses finds everything in pp.adm, unless a provider or training comes to it.
  when: (a) =>
    has(a.ai_features, ...aiTools) ||
    (has(a.ai_features, ...assessing) &&
      (given(a.ai_vendors) ||
        given(a['ai_vendors.own']) ||
        (given(a.ai_training) && a.ai_training !== 'never'))),
  parts: {
    features: { meets: [], when: (a) => has(a.ai_features, ...aiTools) },
    entries: { meets: [], when: (a) => has(a.ai_features, ...aiTools) },
    elsewhere: { meets: [], when: (a) => has(a.ai_features, ...assessing) },
    providers: { meets: [], when: (a) => given(a.ai_vendors) || given(a['ai_vendors.own']) },
    never: { meets: [], when: (a) => a.ai_training === 'never' && !has(a.purposes, 'ai-training') },
    consent: { meets: [], when: (a) => a.ai_training === 'opt-in' },
    objection: { meets: [], when: (a) => a.ai_training === 'opt-out' },
    always: { meets: [], when: (a) => a.ai_training === 'always' },
  },
  words: aiFeatureWords,
  text: {
    de: (c) => prose`
      ## Künstliche Intelligenz

      ${c.part.features(prose`
        In unserem Angebot können Sie Funktionen mit künstlicher Intelligenz nutzen:

        ${items(featuresThat('serve', c))}`)}

      ${c.part.entries`Verarbeitet wird, was Sie eingeben, hochladen oder sprechen, und das Ergebnis. Geben Sie bitte nichts über sich oder andere ein, was dafür nicht nötig ist.`}

      ${c.part.elsewhere`Wo Software Personen oder ihre Inhalte bewertet oder sortiert, beschreibt dies der Abschnitt „Automatisierte Verarbeitung und Entscheidungen“.`}

      ${c.part.providers(prose`
        Diese Anbieter erhalten die Daten, die Funktionen mit künstlicher Intelligenz brauchen:

        ${items(providers(c, 'ai_vendors'))}`)}

      ${c.part.never`Um Modelle künstlicher Intelligenz zu trainieren, verwenden wir Ihre personenbezogenen Daten nicht.`} ${c.part.consent`Um Modelle künstlicher Intelligenz zu trainieren, verwenden wir Ihre personenbezogenen Daten nur, wenn Sie eingewilligt haben. Die Einwilligung können Sie jederzeit für die Zukunft widerrufen; wie, steht im Abschnitt „Wie Sie einen Antrag stellen“.`} ${c.part.objection`Um Modelle künstlicher Intelligenz zu trainieren, können wir Ihre personenbezogenen Daten verwenden. Sie können dem jederzeit ohne Angabe von Gründen widersprechen; wie, steht im Abschnitt „Wie Sie einen Antrag stellen“. Danach verwenden wir Ihre Daten nicht mehr für weiteres Training.`} ${c.part.always`Um Modelle künstlicher Intelligenz zu trainieren, verwenden wir auch personenbezogene Daten, die bei der Nutzung unseres Angebots anfallen. Rechte, die Ihnen das Gesetz dagegen gibt, können Sie auf den Wegen im Abschnitt „Wie Sie einen Antrag stellen“ ausüben.`}`,
    en: (c) => prose`
      ## Artificial intelligence

      ${c.part.features(prose`
        In our service you can use functions that work with artificial intelligence:

        ${items(featuresThat('serve', c))}`)}

      ${c.part.entries`What you enter, upload or say is processed, and so is the result. Please enter nothing about yourself or others that is not needed for it.`}

      ${c.part.elsewhere`Where software assesses or sorts people or their content, the section “Automated processing and decisions” describes it.`}

      ${c.part.providers(prose`
        The data that functions with artificial intelligence need goes to:

        ${items(providers(c, 'ai_vendors'))}`)}

      ${c.part.never`We do not use your personal data to train models of artificial intelligence.`} ${c.part.consent`We use your personal data to train models of artificial intelligence only if you have consented. You can withdraw your consent for the future at any time; the section “How to make a request” says how.`} ${c.part.objection`We may use your personal data to train models of artificial intelligence. You can object to this at any time without giving reasons; the section “How to make a request” says how. After that we no longer use your data for further training.`} ${c.part.always`To train models of artificial intelligence, we also use personal data that arises when our service is used. Rights that the law gives you against this can be used in the ways named in the section “How to make a request”.`}`,
    es: (c) => prose`
      ## Inteligencia artificial

      ${c.part.features(prose`
        En nuestro servicio puede utilizar funciones de inteligencia artificial:

        ${items(featuresThat('serve', c))}`)}

      ${c.part.entries`Tratamos lo que usted escribe, sube o dice, así como el resultado. No introduzca datos sobre usted ni sobre otras personas que no sean necesarios para ello.`}

      ${c.part.elsewhere`El apartado «Tratamiento y decisiones automatizados» describe los casos en los que un programa valora o clasifica a personas o sus contenidos.`}

      ${c.part.providers(prose`
        Los datos que necesitan las funciones de inteligencia artificial llegan a:

        ${items(providers(c, 'ai_vendors'))}`)}

      ${c.part.never`No utilizamos sus datos personales para entrenar modelos de inteligencia artificial.`} ${c.part.consent`Solo utilizamos sus datos personales para entrenar modelos de inteligencia artificial si usted ha dado su consentimiento. Puede retirarlo en cualquier momento para el futuro; el apartado «Cómo presentar una solicitud» explica cómo.`} ${c.part.objection`Podemos utilizar sus datos personales para entrenar modelos de inteligencia artificial. Puede oponerse en cualquier momento y sin indicar motivos; el apartado «Cómo presentar una solicitud» explica cómo. A partir de entonces dejamos de utilizar sus datos para nuevos entrenamientos.`} ${c.part.always`Para entrenar modelos de inteligencia artificial utilizamos también datos personales que surgen al usar nuestro servicio. Los derechos que la ley le reconoce frente a ello puede ejercerlos por las vías del apartado «Cómo presentar una solicitud».`}`,
    fr: (c) => prose`
      ## Intelligence artificielle

      ${c.part.features(prose`
        Dans notre service, vous pouvez utiliser des fonctions d’intelligence artificielle :

        ${items(featuresThat('serve', c))}`)}

      ${c.part.entries`Ce que vous saisissez, téléversez ou dites est traité, de même que le résultat produit. N’indiquez sur vous ou sur d’autres personnes rien qui ne soit nécessaire à cet effet.`}

      ${c.part.elsewhere`Lorsqu’un logiciel évalue ou trie des personnes ou leurs contenus, la section « Traitement et décisions automatisés » le décrit.`}

      ${c.part.providers(prose`
        Les données nécessaires aux fonctions d’intelligence artificielle sont transmises à :

        ${items(providers(c, 'ai_vendors'))}`)}

      ${c.part.never`Nous n’utilisons pas vos données à caractère personnel pour entraîner des modèles d’intelligence artificielle.`} ${c.part.consent`Nous n’utilisons vos données à caractère personnel pour entraîner des modèles d’intelligence artificielle que si vous y avez consenti. Vous pouvez retirer ce consentement à tout moment pour l’avenir ; la section « Comment présenter une demande » explique comment.`} ${c
        .part
        .objection`Nous pouvons utiliser vos données à caractère personnel pour entraîner des modèles d’intelligence artificielle. Vous pouvez vous y opposer à tout moment et sans motif ; la section « Comment présenter une demande » explique comment. Dès
      lors, nous n’utilisons plus vos données pour de nouveaux entraînements.`} ${c.part.always`Pour entraîner des modèles d’intelligence artificielle, nous utilisons aussi des données à caractère personnel issues de l’utilisation de notre service. Vous pouvez exercer les droits que la loi vous donne à cet égard par les moyens indiqués dans la section « Comment présenter une demande ».`}`,
    it: (c) => prose`
      ## Intelligenza artificiale

      ${c.part.features(prose`
        Nel nostro servizio può utilizzare funzioni di intelligenza artificiale:

        ${items(featuresThat('serve', c))}`)}

      ${c.part.entries`Viene trattato ciò che Lei inserisce, carica o dice, nonché il risultato. Non inserisca dati Suoi o di altre persone che non siano necessari a tal fine.`}

      ${c.part.elsewhere`Quando un software valuta o ordina persone o i loro contenuti, lo descrive la sezione «Trattamento e decisioni automatizzati».`}

      ${c.part.providers(prose`
        I dati necessari alle funzioni di intelligenza artificiale sono trasmessi a:

        ${items(providers(c, 'ai_vendors'))}`)}

      ${c.part.never`Non utilizziamo i Suoi dati personali per addestrare modelli di intelligenza artificiale.`} ${c.part.consent`Utilizziamo i Suoi dati personali per addestrare modelli di intelligenza artificiale solo se Lei ha prestato il consenso. Può revocarlo in qualsiasi momento per il futuro; la sezione «Come presentare una richiesta» spiega come.`} ${c.part.objection`Possiamo utilizzare i Suoi dati personali per addestrare modelli di intelligenza artificiale. Può opporsi in qualsiasi momento e senza indicare motivi; la sezione «Come presentare una richiesta» spiega come. Da quel momento non utilizziamo più i Suoi dati per ulteriori addestramenti.`} ${c.part.always`Per addestrare modelli di intelligenza artificiale utilizziamo anche dati personali che derivano dall’uso del nostro servizio. I diritti che la legge Le riconosce al riguardo possono essere esercitati nei modi indicati nella sezione «Come presentare una richiesta».`}`,
    nl: (c) => prose`
      ## Kunstmatige intelligentie

      ${c.part.features(prose`
        In onze dienst kunt u functies met kunstmatige intelligentie gebruiken:

        ${items(featuresThat('serve', c))}`)}

      ${c.part.entries`Verwerkt wordt wat u invoert, uploadt of zegt, en ook het resultaat. Voer over uzelf of anderen niets in wat daarvoor niet nodig is.`}

      ${c.part.elsewhere`Waar software personen of hun inhoud beoordeelt of sorteert, staat dat in het onderdeel “Geautomatiseerde verwerking en besluiten”.`}

      ${c.part.providers(prose`
        De gegevens die functies met kunstmatige intelligentie nodig hebben, gaan naar:

        ${items(providers(c, 'ai_vendors'))}`)}

      ${c.part.never`Wij gebruiken uw persoonsgegevens niet om modellen voor kunstmatige intelligentie te trainen.`} ${c.part.consent`Wij gebruiken uw persoonsgegevens alleen om modellen voor kunstmatige intelligentie te trainen als u daarvoor toestemming hebt gegeven. U kunt die toestemming op elk moment voor de toekomst intrekken; in het onderdeel “Hoe u een verzoek indient” staat hoe.`} ${c.part.objection`Wij kunnen uw persoonsgegevens gebruiken om modellen voor kunstmatige intelligentie te trainen. U kunt daartegen op elk moment zonder opgave van redenen bezwaar maken; in het onderdeel “Hoe u een verzoek indient” staat hoe. Daarna gebruiken wij uw gegevens niet meer voor verdere training.`} ${c.part.always`Om modellen voor kunstmatige intelligentie te trainen gebruiken wij ook persoonsgegevens die ontstaan wanneer onze dienst wordt gebruikt. Rechten die de wet u daartegen geeft, kunt u uitoefenen op de manieren in het onderdeel “Hoe u een verzoek indient”.`}`,
  },
});
