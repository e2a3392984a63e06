import { useMember, useSession } from '@cartwright/react/identity';
import { Link } from '../ui/link.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Icon } from '../ui/icon.js';

const style =
  'relative inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full px-1.5 text-sm font-medium transition-colors hover:bg-tint';

/** Link to the account of the signed-in member, or to the sign-in page. Without a name until the session is known. */
export function AccountLink() {
  const { status } = useSession();
  const { data: member } = useMember();
  const { account: texts } = useTexts('app');
  const isKnown = status === 'known' && member !== undefined;
  if (!isKnown || member === null) {
    return (
      <Link to={isKnown ? '/login' : '/account'} aria-label={isKnown ? texts.signIn : texts.link} className={style}>
        <Icon name="user" className="size-5" />
      </Link>
    );
  }
  const name = member.profile?.nickname || member.loginEmail || texts.you;
  return (
    <Link to="/account" className={style}>
      <span className="sr-only">{texts.linkOf(name)}</span>
      <span
        aria-hidden
        className="grid size-7 place-items-center rounded-full bg-lilac text-xs font-bold on-block uppercase"
      >
        {[...name][0]}
      </span>
      <span aria-hidden className="hidden max-w-32 truncate pr-1.5 lg:block">
        {name}
      </span>
    </Link>
  );
}
