import { email } from '../../facts/company.ts';
import { mailto } from '../../mail/mailto.ts';

const link = mailto(email);

/** The company's e-mail address as a link, without subject and body. */
export function Mailbox(attributes: { id?: string; className?: string }) {
  return (
    <a {...attributes} href={link}>
      {email}
    </a>
  );
}
