/** What software does with people or their content, as whole sentences for a list. */
import type { Language } from '@clausewright/contract/languages';
import { type Context, has, type Words } from '../../document/authoring.ts';
import type { PrivacyQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

type AiFeature = NonNullable<PrivacyQuestions['ai_features']>[number];

/** What people use knowingly: said in pp.ai. What is done with them or their content is said in pp.adm. */
export const aiTools = ['chatbot', 'generation', 'transcription'] as const satisfies readonly AiFeature[];

/** The chosen features that assess people or their content, else those that people use. */
export function featuresThat(
  does: 'assess' | 'serve',
  c: Pick<Context<PrivacyQuestions>, 'a' | 'say' | 'names'> & { readonly w: Record<AiFeature, Words> },
): Words[] {
  const serves = (feature: AiFeature): boolean => has(aiTools, feature as (typeof aiTools)[number]);
  const chosen = c.a.ai_features ?? [];
  return c.names(c.say.ai_features, c.w).filter((_, i) => {
    const feature = chosen[i];
    return feature === undefined || serves(feature) === (does === 'serve');
  });
}

export const aiFeatureWords = {
  de: {
    none: 'Keine automatische Bewertung oder Auswahl.',
    chatbot: 'Chatbot: Software beantwortet Ihre Fragen; Sie sprechen dabei nicht mit einem Menschen.',
    generation: 'Erzeugung von Inhalten: Software erstellt aus Ihren Eingaben Texte, Bilder, Ton oder Video.',
    transcription: 'Verschriftlichung: Software wandelt Gesprochenes in Text um.',
    recommendations:
      'Empfehlungen: Software wählt aus, welche Inhalte oder Produkte Sie zuerst sehen, etwa nach Ihrem bisherigen Verhalten in unserem Angebot.',
    moderation:
      'Filterung: Software prüft Inhalte der Nutzer auf Verstöße gegen Recht oder Regeln und kann sie zurückhalten oder ausblenden. Halten Sie das für falsch, können Sie sich an uns wenden.',
    scoring: 'Entscheidungen: Software trifft die unten beschriebenen Entscheidungen selbst.',
  },
  en: {
    none: 'No automatic assessment or selection.',
    chatbot: 'Chatbot: software answers your questions; you are not talking to a human being.',
    generation: 'Creating content: software makes texts, pictures, sound or video from what you enter.',
    transcription: 'Transcription: software turns speech into text.',
    recommendations:
      'Recommendations: software chooses which content or products you see first, for example by your earlier behaviour in our service.',
    moderation:
      'Filtering: software checks the content of users for breaches of law or rules and may hold it back or hide it. If you think that this was wrong, you can contact us.',
    scoring: 'Decisions: software takes the decisions described below by itself.',
  },
  es: {
    none: 'Ninguna valoración ni selección automática.',
    chatbot:
      'Asistente conversacional: un programa responde a sus preguntas; usted no habla con una persona.',
    generation:
      'Creación de contenidos: un programa elabora textos, imágenes, sonido o vídeo a partir de lo que usted introduce.',
    transcription: 'Transcripción: un programa convierte la voz en texto.',
    recommendations:
      'Recomendaciones: un programa elige qué contenidos o productos ve usted primero, por ejemplo según su comportamiento anterior en nuestro servicio.',
    moderation:
      'Filtrado: un programa comprueba si los contenidos de los usuarios infringen la ley o las normas y puede retenerlos u ocultarlos. Si cree que se trata de un error, puede ponerse en contacto con nosotros.',
    scoring: 'Decisiones: un programa toma por sí mismo las decisiones que se describen más abajo.',
  },
  fr: {
    none: 'Aucune évaluation ni sélection automatique.',
    chatbot:
      'Agent conversationnel : un logiciel répond à vos questions ; vous n’échangez pas avec une personne.',
    generation:
      'Création de contenus : un logiciel produit des textes, des images, du son ou de la vidéo à partir de vos saisies.',
    transcription: 'Transcription : un logiciel convertit la parole en texte.',
    recommendations:
      'Recommandations : un logiciel choisit les contenus ou produits que vous voyez en premier, par exemple en fonction de votre comportement antérieur dans notre service.',
    moderation:
      'Filtrage : un logiciel vérifie si les contenus des utilisateurs enfreignent la loi ou les règles et peut les retenir ou les masquer. Si vous pensez qu’il s’agit d’une erreur, vous pouvez nous contacter.',
    scoring: 'Décisions : un logiciel prend lui-même les décisions décrites ci-dessous.',
  },
  it: {
    none: 'Nessuna valutazione o selezione automatica.',
    chatbot: 'Chatbot: un software risponde alle Sue domande; Lei non parla con una persona.',
    generation:
      'Creazione di contenuti: un software produce testi, immagini, suoni o video a partire da ciò che Lei inserisce.',
    transcription: 'Trascrizione: un software trasforma il parlato in testo.',
    recommendations:
      'Raccomandazioni: un software sceglie quali contenuti o prodotti Lei vede per primi, per esempio in base al Suo comportamento precedente nel nostro servizio.',
    moderation:
      'Filtraggio: un software verifica se i contenuti degli utenti violano la legge o le regole e può trattenerli o nasconderli. Se ritiene che si tratti di un errore, può contattarci.',
    scoring: 'Decisioni: un software prende da solo le decisioni descritte di seguito.',
  },
  nl: {
    none: 'Geen automatische beoordeling of selectie.',
    chatbot: 'Chatbot: software beantwoordt uw vragen; u spreekt niet met een mens.',
    generation:
      'Maken van inhoud: software maakt teksten, beelden, geluid of video op basis van wat u invoert.',
    transcription: 'Transcriptie: software zet spraak om in tekst.',
    recommendations:
      'Aanbevelingen: software kiest welke inhoud of producten u als eerste ziet, bijvoorbeeld op basis van uw eerdere gedrag in onze dienst.',
    moderation:
      'Filtering: software controleert of inhoud van gebruikers in strijd is met de wet of de regels en kan die tegenhouden of verbergen. Vindt u dat dit niet klopt, dan kunt u contact met ons opnemen.',
    scoring: 'Besluiten: software neemt de hieronder beschreven besluiten zelf.',
  },
} as const satisfies Record<Language, Record<AiFeature, string>>;
