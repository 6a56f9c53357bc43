import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const sports = clause({
  id: 'di.sports',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.d_sports === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Gefährliche Tätigkeiten und Anleitungen zum Selbermachen

      Manche Inhalte zeigen Sport, handwerkliche Arbeiten oder andere Tätigkeiten, bei denen man sich verletzen oder etwas beschädigen kann. Machen Sie nur nach, was Sie sicher beherrschen, verwenden Sie Schutzausrüstung, und holen Sie sonst fachkundige Hilfe. Kinder brauchen die Aufsicht Erwachsener. Vorschriften zur Sicherheit gehen unseren Anleitungen vor.`,
    en: () => prose`
      ## Dangerous activities and do-it-yourself

      Some content shows sports, craft work or other activities in which people may be hurt or things damaged. Imitate only what you master safely, use protective equipment, and otherwise get skilled help. Children need the supervision of adults. Safety rules take precedence over our instructions.`,
    es: () => prose`
      ## Actividades peligrosas y bricolaje

      Algunos contenidos muestran deportes, trabajos manuales u otras actividades en las que uno puede lesionarse o causar daños. Imite solo lo que domine con seguridad, utilice equipo de protección y, si no, pida ayuda especializada. Los niños necesitan la vigilancia de un adulto. Las normas de seguridad prevalecen sobre nuestras instrucciones.`,
    fr: () => prose`
      ## Activités dangereuses et bricolage

      Certains contenus montrent des sports, des travaux manuels ou d’autres activités au cours desquels on peut se blesser ou causer des dégâts. Ne reproduisez que ce que vous maîtrisez, portez un équipement de protection et, à défaut, faites appel à une personne compétente. Les enfants ont besoin de la surveillance d’un adulte. Les règles de sécurité l’emportent sur nos instructions.`,
    it: () => prose`
      ## Attività pericolose e fai da te

      Alcuni contenuti mostrano sport, lavori manuali o altre attività in cui ci si può ferire o si possono causare danni. Imiti solo ciò che padroneggia con sicurezza, usi dispositivi di protezione e altrimenti si rivolga a persone esperte. I bambini hanno bisogno della sorveglianza di un adulto. Le norme di sicurezza prevalgono sulle nostre istruzioni.`,
    nl: () => prose`
      ## Gevaarlijke activiteiten en doe-het-zelf

      Sommige inhoud toont sport, klussen of andere activiteiten waarbij mensen gewond kunnen raken of iets beschadigd kan worden. Doe alleen na wat u veilig beheerst, gebruik beschermende uitrusting en schakel anders deskundige hulp in. Kinderen hebben toezicht van een volwassene nodig. Veiligheidsvoorschriften gaan vóór onze aanwijzingen.`,
  },
});
