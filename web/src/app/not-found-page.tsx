import { Button } from '../components/ui/button.tsx';
import { pathOf } from '../paths.ts';
import { ErrorPage, HomeLink } from './error-page.tsx';

/** The page of addresses without a route. */
export function NotFoundPage() {
  return (
    <ErrorPage
      message="404 Not Found"
      actions={
        <>
          <HomeLink />
          <Button variant="outline" onClick={goBack}>
            Back
          </Button>
        </>
      }
    />
  );
}

/** Back, or home where the tab has no history. */
function goBack() {
  if (history.length > 1) history.back();
  else location.assign(pathOf('home'));
}
