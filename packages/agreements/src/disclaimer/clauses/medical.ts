import { items, prose, rows } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// No diagnosis or treatment at a distance (for Germany HWG § 9); emergency numbers as they are in the markets.
export const medical = clause({
  id: 'di.medical',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.d_medical === 'general' || a.d_medical === 'professionals',
  parts: {
    health: { meets: ['practice-di-noadvice'] },
    authors: { meets: [], when: (a) => a.d_medical === 'professionals' },
  },
  text: {
    de: (c) => prose`
      ## Medizinische Inhalte

      ${c.part.health`Unsere Inhalte zur Gesundheit ersetzen keine Untersuchung, Diagnose oder Behandlung.`} Suchen Sie bei Beschwerden eine Ärztin oder einen Arzt auf. Schieben Sie eine Behandlung nicht auf und setzen Sie Medikamente nicht ab, weil Sie etwas bei uns gelesen haben.

      ${c.part.authors(prose`
        An den medizinischen Inhalten wirken diese Fachleute mit:

        ${items(rows(c.say.medical_authors).map((row) => prose`${row.medical_name}, ${row.medical_title}`))}`)}

      **Rufen Sie im Notfall den Rettungsdienst: in der Europäischen Union 112, im Vereinigten Königreich 999 oder 112, in den Vereinigten Staaten 911.**`,
    en: (c) => prose`
      ## Medical content

      ${c.part.health`Our content on health does not replace an examination, a diagnosis or treatment.`} If you have symptoms, see a doctor. Do not delay treatment or stop taking medicine because of something you read here.

      ${c.part.authors(prose`
        These professionals contribute to the medical content:

        ${items(rows(c.say.medical_authors).map((row) => prose`${row.medical_name}, ${row.medical_title}`))}`)}

      **In an emergency, call the emergency services: 112 in the European Union, 999 or 112 in the United Kingdom, 911 in the United States.**`,
    es: (c) => prose`
      ## Contenidos médicos

      ${c.part.health`Nuestros contenidos sobre salud no sustituyen un examen, un diagnóstico ni un tratamiento.`} Si tiene síntomas, acuda a un médico. No aplace un tratamiento ni deje de tomar un medicamento por algo que haya leído aquí.

      ${c.part.authors(prose`
        En los contenidos médicos colaboran estos profesionales:

        ${items(rows(c.say.medical_authors).map((row) => prose`${row.medical_name}, ${row.medical_title}`))}`)}

      **En caso de emergencia, llame a los servicios de urgencia: 112 en la Unión Europea, 999 o 112 en el Reino Unido, 911 en los Estados Unidos.**`,
    fr: (c) => prose`
      ## Contenus médicaux

      ${c.part.health`Nos contenus sur la santé ne remplacent ni un examen, ni un diagnostic, ni un traitement.`} Si vous avez des symptômes, consultez un médecin. Ne retardez pas un traitement et n’arrêtez pas un médicament à cause de ce que vous avez lu ici.

      ${c.part.authors(prose`
        Ces professionnels participent aux contenus médicaux :

        ${items(rows(c.say.medical_authors).map((row) => prose`${row.medical_name}, ${row.medical_title}`))}`)}

      **En cas d’urgence, appelez les secours : le 112 dans l’Union européenne, le 999 ou le 112 au Royaume-Uni, le 911 aux États-Unis.**`,
    it: (c) => prose`
      ## Contenuti medici

      ${c.part.health`I nostri contenuti sulla salute non sostituiscono una visita, una diagnosi o una terapia.`} In presenza di disturbi si rivolga a un medico. Non rimandi una terapia e non sospenda un farmaco per qualcosa che ha letto qui.

      ${c.part.authors(prose`
        Ai contenuti medici collaborano questi professionisti:

        ${items(rows(c.say.medical_authors).map((row) => prose`${row.medical_name}, ${row.medical_title}`))}`)}

      **In caso di emergenza chiami i soccorsi: il 112 nell’Unione europea, il 999 o il 112 nel Regno Unito, il 911 negli Stati Uniti.**`,
    nl: (c) => prose`
      ## Medische inhoud

      ${c.part.health`Onze inhoud over gezondheid vervangt geen onderzoek, diagnose of behandeling.`} Ga met klachten naar een arts. Stel een behandeling niet uit en stop niet met een geneesmiddel vanwege iets wat u hier hebt gelezen.

      ${c.part.authors(prose`
        Aan de medische inhoud werken deze deskundigen mee:

        ${items(rows(c.say.medical_authors).map((row) => prose`${row.medical_name}, ${row.medical_title}`))}`)}

      **Bel in een noodgeval de hulpdiensten: 112 in de Europese Unie, 999 of 112 in het Verenigd Koninkrijk, 911 in de Verenigde Staten.**`,
  },
});
