import { Form, Link, Links, Meta, Outlet, Scripts } from "@remix-run/react";
import { DoorOpen, Search } from "lucide-react";

const pages = { Business: "/business", Community: "/community", News: "/news", About: "/about" };
const columns = {
	Search: {
		"Immigration Law": "/search?q=Immigration+Law",
		"Business Law": "/search?q=Business+Law",
		"Family Law": "/search?q=Family+Law",
		"Real Estate Law": "/search?q=Real+Estate+Law",
	},
	"Find help": { Services: "/services", News: "/news", Help: "/help", Contact: "/contact" },
	Visavis: { About: "/about", Business: "/business", Careers: "/careers", Sitemap: "/sitemap" },
	Rules: { Privacy: "/privacy", Terms: "/terms", Cookies: "/cookies", Accessibility: "/accessibility" },
};

export default function App() {
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				<Links />
			</head>
			<body>
				<header className="bar">
					<Link to="/" className="logo">
						Visavis
					</Link>
					<Form action="/search" role="search" className="bar-search">
						<input type="search" name="q" placeholder="Service or name" aria-label="Search for a service or a name" />
						<button type="submit" aria-label="Search">
							<Search className="icon" />
						</button>
					</Form>
					<nav className="bar-links">
						{Object.entries(pages).map(([name, to]) => (
							<Link key={to} to={to} className="link">
								{name}
							</Link>
						))}
					</nav>
					<a href="https://www.wikipedia.org/" className="button">
						<DoorOpen className="icon" /> Leave this site
					</a>
					<Link to="/auth" className="link">
						Sign In
					</Link>
					<Link to="/auth?mode=signup" className="button primary">
						Get Started
					</Link>
				</header>
				<Outlet />
				<footer className="foot">
					<div>
						<p className="logo">Visavis</p>
						<p>Legal help for people who cross borders, from professionals whose licence has been checked.</p>
						<p>
							Write to us: <a href="mailto:support@visavis.example">support@visavis.example</a>
						</p>
					</div>
					{Object.entries(columns).map(([title, links]) => (
						<nav key={title}>
							<h2>{title}</h2>
							<ul>
								{Object.entries(links).map(([name, to]) => (
									<li key={to}>
										<Link to={to} className="link">
											{name}
										</Link>
									</li>
								))}
							</ul>
						</nav>
					))}
					<p>Copyright 2024 Visavis</p>
					<div className="switch">
						<button type="button">As the device</button>
						<button type="button">Light</button>
						<button type="button">Dark</button>
					</div>
				</footer>
				<Scripts />
			</body>
		</html>
	);
}
