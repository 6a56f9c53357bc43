import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const inquiries = clause({
  id: 'di.inquiries',
  version: 2,
  when: (a) => a.d_inquiries === 'yes',
  parts: {
    papers: { meets: [], when: (a) => a.d_legal === 'yes' },
    health: {
      meets: [],
      when: (a) => a.d_medical === 'general' || a.d_medical === 'professionals',
    },
  },
  text: {
    de: (c) => prose`
      ## Anfragen

      Wir lesen Anfragen und antworten, sobald wir können. Antworten sind allgemeine Auskünfte; ein Vertrag kommt erst durch eine ausdrückliche Vereinbarung zustande, etwa über einen Auftrag oder einen Termin. ${c.part.papers`Schicken Sie uns vertrauliche Unterlagen erst, wenn wir das vereinbart haben.`} ${c.part.health`Gesundheitsdaten schicken Sie uns bitte nur auf einem geschützten Weg, nicht in einer unverschlüsselten E-Mail.`}`,
    en: (c) => prose`
      ## Enquiries

      We read enquiries and answer as soon as we can. Answers are general information; a contract arises only by express agreement, for example on an assignment or an appointment. ${c.part.papers`Please do not send us confidential papers before we have agreed on that.`} ${c.part.health`Please send us health data only in a protected way, not in an unencrypted e-mail.`}`,
    es: (c) => prose`
      ## Consultas

      Leemos las consultas y respondemos en cuanto podemos. Las respuestas son información general; un contrato solo nace de un acuerdo expreso, por ejemplo sobre un encargo o una cita. ${c.part.papers`No nos envíe documentos confidenciales antes de que lo hayamos acordado.`} ${c.part.health`Envíenos datos de salud solo por una vía protegida, no por correo sin cifrar.`}`,
    fr: (c) => prose`
      ## Demandes

      Nous lisons les demandes et répondons dès que nous le pouvons. Les réponses sont des informations générales ; un contrat ne naît que d’un accord exprès, par exemple sur une mission ou un rendez-vous. ${c.part.papers`Ne nous envoyez pas de documents confidentiels sans accord préalable.`} ${c.part.health`Ne nous envoyez des données de santé que par une voie protégée, et non dans un courrier électronique non chiffré.`}`,
    it: (c) => prose`
      ## Richieste

      Leggiamo le richieste e rispondiamo appena possibile. Le risposte sono informazioni generali; un contratto nasce solo da un accordo espresso, per esempio su un incarico o un appuntamento. ${c.part.papers`Non ci invii documenti riservati, salvo diverso accordo.`} ${c.part.health`Ci invii dati sanitari solo per una via protetta, non in un’e-mail non cifrata.`}`,
    nl: (c) => prose`
      ## Vragen

      Wij lezen vragen en antwoorden zodra wij kunnen. Antwoorden zijn algemene informatie; een overeenkomst ontstaat pas door een uitdrukkelijke afspraak, bijvoorbeeld over een opdracht of een consult. ${c.part.papers`Stuur ons vertrouwelijke stukken pas als wij dat hebben afgesproken.`} ${c.part.health`Stuur ons medische gegevens alleen via een beveiligde weg, niet in een onversleutelde e-mail.`}`,
  },
});
