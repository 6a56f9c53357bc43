import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// A warning, not an exclusion: what we answer for stands in di.liability alone.
export const ownRisk = clause({
  id: 'di.own_risk',
  version: 2,
  when: (a) => a.d_own_risk === 'yes',
  parts: { risk: { meets: ['practice-di-general'] } },
  text: {
    de: (c) => prose`
      ## Nutzung auf eigenes Risiko

      ${c.part.risk`Sie entscheiden selbst, ob Sie nach unseren Inhalten handeln, und tragen dafür das Risiko, soweit wir nicht nach dem Abschnitt über die Haftung einstehen.`} Prüfen Sie wichtige Angaben, bevor Sie sich auf sie verlassen.`,
    en: (c) => prose`
      ## Use at your own risk

      ${c.part.risk`You decide for yourself whether to act on our content, and you bear the risk of doing so except where we answer for it under the section on liability.`} Check important information before you rely on it.`,
    es: (c) => prose`
      ## Uso bajo su propio riesgo

      ${c.part.risk`Usted decide si actúa conforme a nuestros contenidos y asume el riesgo que ello conlleva, salvo en la medida en que respondamos nosotros según el apartado sobre la responsabilidad.`} Compruebe los datos importantes antes de confiar en ellos.`,
    fr: (c) => prose`
      ## Utilisation à vos risques et périls

      ${c.part.risk`Vous décidez vous-même d’agir ou non d’après nos contenus et vous en assumez le risque, sauf dans la mesure où nous en répondons selon la section consacrée à la responsabilité.`} Vérifiez les informations importantes avant de vous y fier.`,
    it: (c) => prose`
      ## Uso a Suo rischio

      ${c.part.risk`Spetta a Lei decidere se agire in base ai nostri contenuti, e il relativo rischio è a Suo carico, salvo che ne rispondiamo noi secondo la sezione sulla responsabilità.`} Verifichi le informazioni importanti prima di farvi affidamento.`,
    nl: (c) => prose`
      ## Gebruik op eigen risico

      ${c.part.risk`U beslist zelf of u op grond van onze inhoud handelt en draagt daarvan het risico, behalve voor zover wij daarvoor aansprakelijk zijn volgens het onderdeel over aansprakelijkheid.`} Controleer belangrijke informatie voordat u erop vertrouwt.`,
  },
});
