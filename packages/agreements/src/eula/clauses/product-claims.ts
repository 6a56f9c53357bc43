import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Apple's instructions, points 5 and 6.
export const productClaims = clause({
  id: 'eu.product_claims',
  version: 2,
  when: (a) => a.apple_rider === 'yes',
  parts: {
    claims: { meets: ['apple-eula-5'] },
    infringement: { meets: ['apple-eula-6'] },
  },
  text: {
    de: (c) => prose`
      ## Ansprüche wegen der Software

      ${c.part.claims`Für Ansprüche von Ihnen oder Dritten, die sich auf die Software oder ihren Besitz oder ihre Nutzung beziehen, sind wir verantwortlich und nicht Apple. Dazu gehören Ansprüche aus Produkthaftung, wegen Verstoßes gegen gesetzliche oder behördliche Anforderungen und aus Verbraucherschutz, Datenschutz oder ähnlichem Recht, auch bei Nutzung von HealthKit oder HomeKit. Dieser Vertrag begrenzt unsere Haftung Ihnen gegenüber nicht über das rechtlich Zulässige hinaus.`}

      ${c.part.infringement`Macht jemand geltend, dass die Software oder ihre Nutzung Schutzrechte verletzt, sind allein wir, nicht Apple, dafür verantwortlich, den Anspruch zu prüfen, abzuwehren, beizulegen und zu erfüllen.`}`,
    en: (c) => prose`
      ## Claims about the software

      ${c.part.claims`We, and not Apple, deal with claims of yours or of third parties about the software or your possession or use of it. They include product liability claims, claims that the software fails to meet legal or regulatory requirements, and claims under consumer protection, privacy or similar law, also where HealthKit or HomeKit is used. This agreement does not limit our liability to you beyond what the law permits.`}

      ${c.part.infringement`If somebody claims that the software or its use infringes intellectual property rights, we alone, and not Apple, are responsible for investigating, defending, settling and discharging the claim.`}`,
    es: (c) => prose`
      ## Reclamaciones sobre el software

      ${c.part.claims`De las reclamaciones suyas o de terceros relativas al software o a su posesión o uso nos ocupamos nosotros y no Apple. Entre ellas están las de responsabilidad por productos defectuosos, las basadas en que el software no cumple requisitos legales o reglamentarios y las de protección de los consumidores, privacidad o normas similares, también si se utiliza HealthKit o HomeKit. Este contrato no limita nuestra responsabilidad ante usted más allá de lo que permite la ley.`}

      ${c.part.infringement`Si alguien alega que el software o su uso vulnera derechos de propiedad intelectual o industrial, solo nosotros, y no Apple, nos encargamos de investigar, defender, transigir y satisfacer la reclamación.`}`,
    fr: (c) => prose`
      ## Réclamations relatives au logiciel

      ${c.part.claims`C’est à nous, et non à Apple, de traiter les réclamations émanant de vous ou de tiers au sujet du logiciel, de sa possession ou de son utilisation. Il s’agit notamment de la responsabilité du fait des produits, du non-respect d’exigences légales ou réglementaires et des règles sur la protection des consommateurs, des données ou de règles analogues, y compris en cas d’utilisation de HealthKit ou de HomeKit. Le présent contrat ne limite pas notre responsabilité envers vous au-delà de ce que la loi permet.`}

      ${c.part.infringement`Si un tiers soutient que le logiciel ou son utilisation porte atteinte à des droits de propriété intellectuelle, il nous appartient, et non à Apple, d’instruire la réclamation, de s’y opposer, de transiger et d’y mettre fin.`}`,
    it: (c) => prose`
      ## Pretese relative al software

      ${c.part.claims`Delle pretese Sue o di terzi relative al software, al suo possesso o al suo uso ci occupiamo noi e non Apple. Tra queste rientrano quelle per responsabilità da prodotto, per il mancato rispetto di requisiti di legge o regolamentari e quelle in materia di tutela dei consumatori, protezione dei dati o norme analoghe, anche se si usano HealthKit o HomeKit. Questo contratto non limita la nostra responsabilità verso di Lei oltre quanto la legge consente.`}

      ${c.part.infringement`Se qualcuno sostiene che il software o il suo uso viola diritti di proprietà intellettuale, soltanto noi, e non Apple, provvediamo a esaminare, contestare, transigere e soddisfare la pretesa.`}`,
    nl: (c) => prose`
      ## Aanspraken over de software

      ${c.part.claims`Aanspraken van u of van derden over de software of het bezit of gebruik ervan behandelen wij, en niet Apple. Daartoe behoren aanspraken wegens productaansprakelijkheid, wegens het niet voldoen aan wettelijke of andere voorgeschreven eisen en op grond van consumentenbescherming, privacy of soortgelijk recht, ook bij gebruik van HealthKit of HomeKit. Deze overeenkomst beperkt onze aansprakelijkheid tegenover u niet verder dan de wet toestaat.`}

      ${c.part.infringement`Stelt iemand dat de software of het gebruik ervan rechten van intellectuele eigendom schendt, dan zijn alleen wij, en niet Apple, verantwoordelijk voor onderzoek, verweer, schikking en voldoening.`}`,
  },
});
