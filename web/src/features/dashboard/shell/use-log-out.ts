import { useLocation } from 'wouter';
import { pathOf } from '../../../paths.ts';
import { logOut } from '../../../session/log-out.ts';

/** Leads to the login page and forgets the person. The way comes first: no signed-in page may ask again without a token. */
export function useLogOut(): () => void {
  const [, navigate] = useLocation();
  return () => {
    navigate(pathOf('login'));
    logOut();
  };
}
