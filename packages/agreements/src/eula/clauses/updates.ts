import { prose } from '../../document/authoring.ts';
import { consumersToo, isRemunerated } from '../conditions.ts';
import { clause } from './clause.ts';

// Directive (EU) 2019/770, Article 8(2): updates for as long as a consumer may reasonably expect.
export const updates = clause({
  id: 'eu.updates',
  version: 3,
  parts: {
    may: { meets: ['practice-eu-updates'], when: (a) => a.updates === 'may-be-provided' },
    automatic: { meets: ['practice-eu-updates'], when: (a) => a.updates === 'automatic' },
    choice: { meets: ['practice-eu-updates'], when: (a) => a.updates === 'user-choice' },
    years: { meets: ['practice-eu-updates'], when: (a) => a.updates === 'security-years' },
    owed: { meets: ['dcd-eula'], when: (a) => consumersToo(a) && isRemunerated(a) },
  },
  text: {
    de: (c) => prose`
      ## Aktualisierungen

      ${c.part.may`Wir können Aktualisierungen bereitstellen.`} ${c.part.automatic`Die Software aktualisiert sich selbst, soweit die Einstellungen Ihres Geräts es zulassen.`} ${c.part.choice`Sie entscheiden, ob Sie eine Aktualisierung installieren.`} ${c.part.years`Sicherheitsaktualisierungen stellen wir ab dem Erwerb ${c.span(c.say.security_years, 'years', 'akk')} lang bereit.`} Ohne Aktualisierungen können Sicherheitslücken offen bleiben.

      ${c.part.owed`Verbrauchern stellen wir Aktualisierungen, auch Sicherheitsaktualisierungen, so lange bereit, wie es das Gesetz verlangt, und informieren sie darüber.`}`,
    en: (c) => prose`
      ## Updates

      ${c.part.may`We may provide updates.`} ${c.part.automatic`The software updates itself as far as the settings of your device allow.`} ${c.part.choice`You decide whether to install an update.`} ${c.part.years`We provide security updates for ${c.span(c.say.security_years, 'years')} from the purchase.`} Without updates security gaps may remain open.

      ${c.part.owed`For consumers we provide updates, including security updates, for as long as the law requires, and tell them about these updates.`}`,
    es: (c) => prose`
      ## Actualizaciones

      ${c.part.may`Podemos ofrecer actualizaciones.`} ${c.part.automatic`El software se actualiza por sí solo en la medida en que lo permitan los ajustes de su dispositivo.`} ${c.part.choice`Usted decide si instala una actualización.`} ${c.part.years`Ofrecemos actualizaciones de seguridad durante ${c.span(c.say.security_years, 'years')} desde la adquisición.`} Sin actualizaciones pueden quedar abiertas brechas de seguridad.

      ${c.part.owed`Ofrecemos a los consumidores actualizaciones, también de seguridad, durante el tiempo que exige la ley, e informamos de ellas.`}`,
    fr: (c) => prose`
      ## Mises à jour

      ${c.part.may`Nous pouvons fournir des mises à jour.`} ${c.part.automatic`Le logiciel se met à jour de lui-même dans la mesure où les réglages de votre appareil le permettent.`} ${c.part.choice`Vous décidez d’installer ou non une mise à jour.`} ${c.part.years`Nous fournissons des mises à jour de sécurité pendant ${c.span(c.say.security_years, 'years')} à compter de l’acquisition.`} Sans mise à jour, des failles de sécurité peuvent rester ouvertes.

      ${c.part.owed`Nous fournissons aux consommateurs les mises à jour, y compris de sécurité, aussi longtemps que la loi l’exige, et les en informons.`}`,
    it: (c) => prose`
      ## Aggiornamenti

      ${c.part.may`Possiamo fornire aggiornamenti.`} ${c.part.automatic`Il software si aggiorna da solo nella misura consentita dalle impostazioni del Suo dispositivo.`} ${c.part.choice`È Lei a decidere se installare un aggiornamento.`} ${c.part.years`Forniamo aggiornamenti di sicurezza per ${c.span(c.say.security_years, 'years')} dall’acquisto.`} Senza aggiornamenti possono restare aperte falle di sicurezza.

      ${c.part.owed`Ai consumatori forniamo gli aggiornamenti, anche di sicurezza, per tutto il tempo richiesto dalla legge e li informiamo al riguardo.`}`,
    nl: (c) => prose`
      ## Updates

      ${c.part.may`Wij kunnen updates leveren.`} ${c.part.automatic`De software werkt zichzelf bij voor zover de instellingen van uw apparaat dat toelaten.`} ${c.part.choice`U beslist of u een update installeert.`} ${c.part.years`Beveiligingsupdates leveren wij gedurende ${c.span(c.say.security_years, 'years')} vanaf de aankoop.`} Zonder updates kunnen beveiligingslekken open blijven.

      ${c.part.owed`Consumenten leveren wij updates, ook voor de beveiliging, zolang de wet dat verlangt, en wij informeren hen daarover.`}`,
  },
});
