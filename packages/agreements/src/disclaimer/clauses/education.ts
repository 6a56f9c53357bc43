import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// No guarantee of success is no exclusion of what a course contract owes.
export const education = clause({
  id: 'di.education',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.d_education === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Kurse und Lerninhalte

      Ein bestimmter Lernerfolg, eine bestandene Prüfung, ein Abschluss oder eine Anstellung lässt sich nicht versprechen; er hängt auch von Ihrer Mitarbeit ab. Was ein gebuchter Kurs umfasst, ergibt sich aus dem Vertrag darüber.`,
    en: () => prose`
      ## Courses and learning content

      No particular learning success, passed examination, degree or job can be promised; it also depends on your own work. What a booked course comprises follows from the contract for it.`,
    es: () => prose`
      ## Cursos y contenidos de aprendizaje

      No es posible prometer un determinado resultado de aprendizaje, un examen aprobado, un título o un empleo; depende también de su propio trabajo. Lo que abarca un curso contratado resulta del contrato correspondiente.`,
    fr: () => prose`
      ## Cours et contenus d’apprentissage

      Il n’est pas possible de promettre un résultat d’apprentissage, la réussite à un examen, un diplôme ou un emploi ; cela dépend aussi de votre travail. Ce que comprend un cours réservé résulte du contrat conclu à cet effet.`,
    it: () => prose`
      ## Corsi e contenuti didattici

      Non è possibile promettere un determinato risultato di apprendimento, il superamento di un esame, un titolo o un impiego; dipende anche dal Suo lavoro. Ciò che comprende un corso prenotato risulta dal relativo contratto.`,
    nl: () => prose`
      ## Cursussen en leermateriaal

      Een bepaald leerresultaat, een geslaagd examen, een diploma of een baan kan niemand beloven; dat hangt ook van uw eigen inzet af. Wat een geboekte cursus omvat, volgt uit de overeenkomst daarover.`,
  },
});
