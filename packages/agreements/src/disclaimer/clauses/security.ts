import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// GDPR Articles 32-34 and 82 cannot be set aside by a notice.
export const security = clause({
  id: 'di.security',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.d_security === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Angriffe Dritter

      Auch mit Schutzmaßnahmen lassen sich Angriffe Dritter auf unser Angebot nicht völlig ausschließen. Wenn Sie bei uns ein Konto haben, wählen Sie ein sicheres Passwort. Melden Sie uns, wenn Ihnen etwas Verdächtiges auffällt. Unsere Pflichten zum Schutz personenbezogener Daten und Ihre Ansprüche, wenn sie verletzt werden, bleiben unberührt.`,
    en: () => prose`
      ## Attacks by others

      Even with protective measures, attacks by others on our service cannot be ruled out entirely. If you have an account with us, choose a secure password. Tell us if you notice anything suspicious. Our duties to protect personal data, and your claims if they are breached, remain unaffected.`,
    es: () => prose`
      ## Ataques de terceros

      Ni siquiera con medidas de protección es posible excluir por completo los ataques de terceros contra nuestro servicio. Si tiene una cuenta con nosotros, elija una contraseña segura. Infórmenos si observa algo sospechoso. Nuestras obligaciones de protección de los datos personales, y sus derechos si se incumplen, no se ven afectados.`,
    fr: () => prose`
      ## Attaques de tiers

      Même avec des mesures de protection, des attaques de tiers contre notre service ne peuvent être totalement exclues. Si vous avez un compte chez nous, choisissez un mot de passe sûr. Signalez-nous tout ce qui vous paraît suspect. Nos obligations de protection des données à caractère personnel, et vos droits en cas de manquement, demeurent inchangés.`,
    it: () => prose`
      ## Attacchi di terzi

      Anche con misure di protezione non è possibile escludere del tutto attacchi di terzi al nostro servizio. Se ha un account presso di noi, scelga una password sicura. Ci segnali qualsiasi cosa sospetta. Restano fermi i nostri obblighi di protezione dei dati personali e i Suoi diritti in caso di violazione.`,
    nl: () => prose`
      ## Aanvallen door derden

      Ook met beschermende maatregelen zijn aanvallen door derden op onze dienst niet helemaal uit te sluiten. Hebt u een account bij ons, kies dan een veilig wachtwoord. Laat het ons weten als u iets verdachts opmerkt. Onze plichten om persoonsgegevens te beschermen, en uw aanspraken als die worden geschonden, blijven gelden.`,
  },
});
