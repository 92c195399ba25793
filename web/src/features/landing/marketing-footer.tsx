import { brandName } from '@choose-life/contracts/domain/brand';
import { Link } from 'wouter';
import { ContactLinks } from '@/components/contact-links';
import { Logo } from '@/components/logo';
import { buttonVariants } from '@/components/ui/button-variants';
import { company } from '@/copy/company';
import { pathOf, routes } from '@/paths';
import { Quilt } from './parts/quilt.tsx';

const linkClasses =
  'inline-flex min-h-11 items-center rounded-chip text-on-deep-muted underline-offset-4 hover:text-on-deep hover:underline';

/** The layout of a group of links: a row on phones, so that the footer stays short, a column on larger screens. */
const rowThenColumn = 'flex flex-wrap content-start gap-x-6 md:flex-col';

/** Call to action, site links, contact, social links, copyright (s.2.1). */
export function MarketingFooter() {
  return (
    <footer className="on-deep bg-indigo-deep text-on-deep">
      <div className="relative isolate overflow-hidden border-y border-on-deep/20">
        <Quilt
          columns={8}
          rows={4}
          className="absolute inset-y-0 end-0 -z-10 h-full w-[22%] max-md:hidden lg:w-[30%]"
        />
        <div className="content grid justify-items-start gap-3 py-14 lg:py-16">
          <h2 className="display text-h2">Ready to improve all round wellness</h2>
          <p className="text-lead text-on-deep-muted">We got you covered</p>
          <Link
            href={pathOf('signup')}
            className={buttonVariants({ variant: 'action', size: 'lg', className: 'mt-3' })}
          >
            Get Started
          </Link>
        </div>
      </div>
      <div className="content grid gap-6 py-10 lg:gap-12 lg:py-12">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-[1fr_auto_auto_auto] lg:gap-x-20">
          <div className="grid content-start gap-3">
            <Logo isOnDark />
            <p className="max-w-80 text-meta text-on-deep-muted">
              What goes into your body is the most important part of your health. We understand that.
            </p>
          </div>
          <nav aria-label="Site" className={rowThenColumn}>
            <Link href={pathOf('home')} className={linkClasses}>
              Home
            </Link>
            <Link href={pathOf('health')} className={linkClasses}>
              {`${brandName} Pillars`}
            </Link>
            <Link href={pathOf('aboutUs')} className={linkClasses}>
              About Us
            </Link>
          </nav>
          <address className="grid content-start not-italic md:max-lg:max-w-48">
            <ContactLinks iconSize={null} className={linkClasses} />
            <span className="py-2.5 text-on-deep-muted">{company.address}</span>
          </address>
          <nav aria-label="Social" className={rowThenColumn}>
            <a href={company.twitter} rel="noopener noreferrer" className={linkClasses}>
              Twitter
            </a>
            <a href={company.instagram} rel="noopener noreferrer" className={linkClasses}>
              Instagram
            </a>
          </nav>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 text-meta text-on-deep-muted">
          <p>
            © {company.copyrightYear} {brandName}
          </p>
          {/* Not in the group of site links, because s.2.1 specifies the three links of that group. */}
          <Link href={pathOf('privacy')} className={linkClasses}>
            {routes.privacy.title}
          </Link>
        </div>
      </div>
    </footer>
  );
}
