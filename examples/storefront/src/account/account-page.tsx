import { useLogout, useMember } from '@cartwright/react/identity';
import { Navigate, useNavigate } from 'react-router';
import { PageTitle } from '../app/page-title.js';
import { RequestFailed } from '../app/request-failed.js';
import { useSite } from '../app/site.js';
import { useLeaving } from '../app/use-leaving.js';
import { Button } from '../ui/button.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { AddressBook } from './address-book.js';
import { OrderList } from './order-list.js';
import { ProfileForm } from './profile-form.js';

/** Account page: profile, orders and sign-out. */
export default function AccountPage() {
  const { data: member, update, isError, error, refetch } = useMember();
  const { logout } = useLogout();
  const [isLeaving, setIsLeaving] = useLeaving();
  const navigate = useNavigate();
  const site = useSite();

  const leave = async () => {
    setIsLeaving(true);
    try {
      window.location.assign(await logout(site.origin));
    } catch {
      void navigate('/', { replace: true });
    }
  };

  if (!isLeaving && member === null) return <Navigate to="/login?to=/account" replace />;
  return (
    <div className="wrap grid gap-14 pt-4 sm:pt-6">
      <PageTitle>Your account</PageTitle>
      {isError && !member && <RequestFailed error={error} what="your account" onRetry={() => void refetch()} />}
      {member && !isLeaving ? (
        <>
          <header className="flex flex-wrap items-end justify-between gap-6 rounded-4xl bg-lilac p-7 on-block sm:p-12">
            <div className="min-w-0">
              <h1 className="text-3xl">Your account</h1>
              <p className="aside mt-4 text-xl break-words">
                Hello{member.profile?.nickname ? `, ${member.profile.nickname}` : ''}. Your bag is where you left it.
              </p>
            </div>
            <Button className="bg-on-block! text-lilac! hover:underline" onClick={() => void leave()}>
              Sign out
            </Button>
          </header>
          <OrderList />
          <AddressBook member={member} update={update} refetch={refetch} />
          <ProfileForm member={member} update={update} />
        </>
      ) : (
        !isError && (
          <Loading label={isLeaving ? 'Signing out' : 'Loading your account'} className="grid gap-8">
            <Skeleton className="h-52 w-full rounded-4xl" />
            <Skeleton className="h-72 w-full max-w-xl" />
          </Loading>
        )
      )}
    </div>
  );
}
