import type { Section } from './section.ts';

/** What a document made by a machine is worth; laws without clauses are shown as such (product.md 5). */
export const generatedTextsSection: Section = {
  de: {
    heading: 'Erstellte Dokumente und Banner',
    text: 'Unser Dienst stellt Texte nach festen Regeln aus Ihren Antworten zusammen. Niemand prüft dabei Ihren Fall. Trifft ein Gesetz auf Sie zu, für das wir noch keine Texte haben, weisen wir im Assistenten darauf hin; das Dokument behandelt es dann nicht. Gesetze ändern sich: Ein Dokument gibt den Stand wieder, an dem es erstellt wurde. Ob Text, Banner und Website zu Ihrem Unternehmen passen, entscheiden Sie, im Zweifel mit anwaltlichem Rat.',
  },
  en: {
    heading: 'Documents and banners that we make',
    text: 'Our service puts texts together from your answers by fixed rules. Nobody examines your case. If a law applies to you for which we have no texts yet, the wizard says so; the document then does not deal with it. Laws change: a document states the position on the day it was made. Whether text, banner and website suit your business is for you to decide, in case of doubt with the advice of a lawyer.',
  },
  es: {
    heading: 'Documentos y banners que elaboramos',
    text: 'Nuestro servicio compone los textos a partir de sus respuestas según reglas fijas. Nadie examina su caso. Si se le aplica una ley para la que aún no tenemos textos, el asistente lo indica; el documento no la trata. Las leyes cambian: un documento refleja la situación del día en que se elaboró. A usted le corresponde decidir si el texto, el banner y el sitio web convienen a su empresa y, en caso de duda, consultar a un abogado.',
  },
  fr: {
    heading: 'Documents et bandeaux que nous établissons',
    text: 'Notre service assemble des textes à partir de vos réponses selon des règles fixes. Personne n’examine votre situation. Si une loi s’applique à vous et que nous n’avons pas encore de textes à son sujet, l’assistant le signale ; le document n’en traite pas. Les lois changent : un document reflète l’état du droit le jour où il a été établi. Il vous appartient de décider si le texte, le bandeau et le site conviennent à votre entreprise et, en cas de doute, de consulter un avocat.',
  },
  it: {
    heading: 'Documenti e banner che creiamo',
    text: 'Il nostro servizio compone i testi dalle Sue risposte secondo regole fisse. Nessuno esamina il Suo caso. Se Le si applica una legge per la quale non abbiamo ancora testi, la procedura guidata lo segnala; il documento non la tratta. Le leggi cambiano: un documento riporta la situazione del giorno in cui è stato creato. Spetta a Lei decidere se testo, banner e sito sono adatti alla Sua attività e, in caso di dubbio, chiedere il parere di un avvocato.',
  },
  nl: {
    heading: 'Documenten en banners die wij maken',
    text: 'Onze dienst stelt teksten volgens vaste regels samen uit uw antwoorden. Niemand beoordeelt uw geval. Geldt voor u een wet waarvoor wij nog geen teksten hebben, dan zegt de wizard dat; het document behandelt die dan niet. Wetten veranderen: een document geeft de stand weer van de dag waarop het is gemaakt. Of tekst, banner en website bij uw bedrijf passen, bepaalt u, bij twijfel met advies van een advocaat.',
  },
};
